# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks with pictures and their words."""
from __future__ import annotations

from pathlib import Path

from .deck import Deck, drawn, split
from .drawing import HEIGHT, SIZE, WIDTH
from .objects import objects

ANIMALS = Path(__file__).resolve().parents[2] / "data" / "cards" / "animals"
TITLES = {
    "en": "First Words",
    "de": "Erste Wörter",
    "es": "Primeras palabras",
    "fr": "Premiers mots",
    "pl": "Pierwsze słowa",
    "pt-BR": "Primeiras palavras",
}
KEYS = split("""
    sun, duck, house, fish, apple, bear, ball, frog, tree, car, rabbit, flower, moon, bee, book, fox, hat, cup,
    lion, boat, snail, key, owl, star, elephant, cloud, butterfly, bell, penguin, umbrella, turtle, whale, giraffe,
    crab, hedgehog, octopus""")
WORDS = {
    "en": KEYS,
    "de": split("""
        Sonne, Ente, Haus, Fisch, Apfel, Bär, Ball, Frosch, Baum, Auto, Kaninchen, Blume, Mond, Biene, Buch, Fuchs,
        Hut, Tasse, Löwe, Boot, Schnecke, Schlüssel, Eule, Stern, Elefant, Wolke, Schmetter·ling, Glocke, Pinguin,
        Regenschirm, Schildkröte, Wal, Giraffe, Krabbe, Igel, Krake"""),
    "es": split("""
        sol, pato, casa, pez, manzana, oso, pelota, rana, árbol, coche, conejo, flor, luna, abeja, libro, zorro,
        sombrero, taza, león, barco, caracol, llave, búho, estrella, elefante, nube, mariposa, campana, pingüino,
        paraguas, tortuga, ballena, jirafa, cangrejo, erizo, pulpo"""),
    "fr": split("""
        soleil, canard, maison, poisson, pomme, ours, ballon, grenouille, arbre, voiture, lapin, fleur, lune, abeille,
        livre, renard, chapeau, tasse, lion, bateau, escargot, clé, hibou, étoile, éléphant, nuage, papillon, cloche,
        manchot, parapluie, tortue, baleine, girafe, crabe, hérisson, pieuvre"""),
    "pl": split("""
        słońce, kaczka, dom, ryba, jabłko, niedźwiedź, piłka, żaba, drzewo, samochód, królik, kwiat, księżyc, pszczoła,
        książka, lis, kapelusz, kubek, lew, łódka, ślimak, klucz, sowa, gwiazda, słoń, chmura, motyl, dzwon, pingwin,
        parasol, żółw, wieloryb, żyrafa, krab, jeż, ośmiornica"""),
    "pt-BR": split("""
        sol, pato, casa, peixe, maçã, urso, bola, sapo, árvore, carro, coelho, flor, lua, abelha, livro, raposa,
        chapéu, xícara, leão, barco, caracol, chave, coruja, estrela, elefante, nuvem, borboleta, sino, pinguim,
        guarda-chuva, tartaruga, baleia, girafa, caranguejo, ouriço, polvo"""),
}


def decks() -> list[Deck]:
    return drawn("first-words", TITLES, WORDS, KEYS, objects() | animals(), "letters")


def animals() -> dict[str, str]:
    """Returns the drawings of the animals in the size of the others."""
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return {path.stem: path.read_text(encoding="utf-8").replace(size, SIZE, 1) for path in ANIMALS.glob("*.svg")}
