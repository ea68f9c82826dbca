# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks with pairs of opposites."""
from __future__ import annotations

from .deck import LANGUAGES, Deck, split, text

TITLES = {
    "en": "Opposites",
    "de": "Gegensätze",
    "es": "Opuestos",
    "fr": "Contraires",
    "pl": "Przeciwieństwa",
    "pt-BR": "Opostos",
}
WORDS = {
    "en": split("""
        big – small, hot – cold, day – night, happy – sad, fast – slow, open – closed, full – empty, wet – dry,
        long – short, up – down, yes – no, black – white, new – old, loud – quiet, hard – soft, clean – dirty,
        strong – weak, heavy – light, left – right, near – far, first – last, summer – winter, sweet – sour,
        question – answer, thick – thin, wide – narrow, early – late, rich – poor, always – never, push – pull,
        give – take, laugh – cry, come – go, true – false, inside – outside, rough – smooth"""),
    "de": split("""
        groß – klein, heiß – kalt, Tag – Nacht, fröhlich – traurig, schnell – langsam, offen – geschlossen, voll – leer,
        nass – trocken, lang – kurz, oben – unten, ja – nein, schwarz – weiß, neu – alt, laut – leise, hart – weich,
        sauber – schmutzig, stark – schwach, schwer – leicht, links – rechts, nah – fern, Anfang – Ende,
        Sommer – Winter, süß – sauer, Frage – Antwort, dick – dünn, breit – schmal, früh – spät, reich – arm,
        immer – nie, drücken – ziehen, geben – nehmen, lachen – weinen, kommen – gehen, richtig – falsch,
        hell – dunkel, hoch – tief"""),
    "es": split("""
        grande – pequeño, caliente – frío, día – noche, alegre – triste, rápido – lento, abierto – cerrado,
        lleno – vacío, mojado – seco, largo – corto, arriba – abajo, sí – no, negro – blanco, nuevo – viejo,
        ruidoso – silencioso, duro – blando, limpio – sucio, fuerte – débil, pesado – ligero, izquierda – derecha,
        cerca – lejos, primero – último, verano – invierno, dulce – amargo, pregunta – respuesta, grueso – fino,
        ancho – estrecho, temprano – tarde, rico – pobre, siempre – nunca, subir – bajar, dar – recibir, reír – llorar,
        ir – venir, verdadero – falso, claro – oscuro, alto – bajo"""),
    "fr": split("""
        grand – petit, chaud – froid, jour – nuit, joyeux – triste, rapide – lent, ouvert – fermé, plein – vide,
        mouillé – sec, long – court, haut – bas, oui – non, noir – blanc, jeune – vieux, bruyant – silencieux,
        dur – mou, propre – sale, fort – faible, lourd – léger, gauche – droite, près – loin, premier – dernier,
        été – hiver, sucré – salé, question – réponse, épais – mince, large – étroit, tôt – tard, riche – pauvre,
        toujours – jamais, pousser – tirer, donner – prendre, rire – pleurer, monter – descendre, vrai – faux,
        clair – foncé, dedans – dehors"""),
    "pl": split("""
        duży – mały, gorący – zimny, dzień – noc, wesoły – smutny, szybki – wolny, otwarty – zamknięty, pełny – pusty,
        mokry – suchy, długi – krótki, góra – dół, tak – nie, czarny – biały, nowy – stary, głośny – cichy,
        twardy – miękki, czysty – brudny, silny – słaby, ciężki – lekki, lewy – prawy, blisko – daleko,
        pierwszy – ostatni, lato – zima, słodki – gorzki, pytanie – odpowiedź, gruby – cienki, szeroki – wąski,
        wcześnie – późno, bogaty – biedny, zawsze – nigdy, pchać – ciągnąć, dawać – brać, śmiech – płacz,
        wejście – wyjście, prawda – fałsz, jasny – ciemny, wysoki – niski"""),
    "pt-BR": split("""
        grande – pequeno, quente – frio, dia – noite, feliz – triste, rápido – lento, aberto – fechado, cheio – vazio,
        molhado – seco, comprido – curto, em cima – embaixo, sim – não, preto – branco, novo – velho,
        barulhento – silencioso, duro – mole, limpo – sujo, forte – fraco, pesado – leve, esquerda – direita,
        perto – longe, primeiro – último, verão – inverno, doce – azedo, pergunta – resposta, grosso – fino,
        largo – estreito, cedo – tarde, rico – pobre, sempre – nunca, empurrar – puxar, dar – receber, rir – chorar,
        subir – descer, verdadeiro – falso, claro – escuro, alto – baixo"""),
}


def decks() -> list[Deck]:
    return [
        Deck("opposites", TITLES[language],
             [tuple(text(word) for word in pair.split(" – ")) for pair in WORDS[language]], "letters", language)
        for language in LANGUAGES
    ]
