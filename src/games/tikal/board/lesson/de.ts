import type { LessonWords } from './index.ts';

export const de: LessonWords = {
  firstTurn: 'Dein erster Zug',
  welcome:
    'Du führst eine Expedition in den Urwald um Tikal. Deine Leute kommen im Basiscamp in der Ecke an; was unter dem Blätterdach liegt, weiß niemand.',
  aim: 'Tempel und Schätze bringen Punkte, viermal im Spiel. Die Punkte eines Tempels bekommt, wer dort die meisten Leute hat.',
  place:
    'Jeder Zug beginnt mit einer neuen Tafel; liegen alle 36, endet das Spiel. Deine ist ein Tempel mit Wert 2: Wähle C4, und noch einmal, um sie dort zu legen. Die Zahlen an den Kanten sagen, was jeder Weg kostet.',
  leader:
    'Jetzt hast du zehn Aktionspunkte: die Kreise über dem Plan. Wähle das Basiscamp aus und setze deinen Expeditionsleiter ein, für 1 AP.',
  explorer: 'Setze auch einen Teilnehmer ein. An einem Tempel zählt der Leiter dreifach, ein Teilnehmer einfach.',
  walk: 'Wähle den Leiter. Auf hellen Feldern steht, wie viele Steinplatten der Weg dorthin kostet: Wähle den Tempel auf A4, für 2.',
  uncover:
    'Der Rahmen um die Zahl des Tempels hat deine Farbe: Du hast die Mehrheit. Lege für 2 AP eine Ebene frei, dann ist der Tempel 2 wert.',
  follow:
    'Eine zweite Ebene im selben Zug braucht eine zweite Figur. Wähle wieder das Basiscamp, dann A4, und lass den Teilnehmer dorthin kommen.',
  second: 'Zwei Figuren, noch zwei AP: Lege die zweite Ebene frei.',
  finish:
    '3 wert, und er gehört dir. Bis du den Zug beendest, kannst du jeden Schritt zurücknehmen, einen nach dem anderen. Beende ihn jetzt.',
  turnEnd:
    'Berts Leiter ist nach B5 gegangen. A4 zu meiden, hat einen Grund: 3 reichen nicht gegen deine 4. Wo dich niemand billig einholt, sind Punkte sicher.',

  treasures: 'Schätze und ein Camp',
  masks:
    'Deine neue Tafel zeigt vier Masken: Dort liegen vier Schätze vergraben. Drei gleiche bringen in jeder Wertungsrunde 6 Punkte, zwei gleiche 3, ein einzelner 1.',
  placeMasks:
    'Du bestimmst, wohin sie kommt und wie sie liegt. Wähle B3, drehe sie, bis der Weg zu deinem Tempel auf A4 nur 1 kostet, und wähle B3 noch einmal.',
  toMasks: 'Schick deinen Leiter von A4 nach B3. Der Tempel gehört dir vorerst weiter: Der Teilnehmer hält ihn allein.',
  dig: 'Hebe einen Schatz, für 3 AP. Alle sehen, was du findest.',
  digger:
    'Eine Sonne! Ein zweiter Schatz in diesem Zug braucht eine zweite Figur, wie beim Tempel. Schick den Teilnehmer hinterher.',
  digAgain: 'Hebe noch einen.',
  reserve: 'Ein Frosch. 2 AP sind noch da, und was übrig bleibt, verfällt: Setze einen Teilnehmer ein.',
  reserveTwo: 'Und noch einen. Wer im Basiscamp bereitsteht, ist bald nützlich.',
  digDone: 'Beende den Zug.',
  jungle:
    'Bert hat neben dir ebenfalls eine Sonne gehoben. Merk dir das! Zuerst deine Tafel, Urwald: Lege sie auf C3, wie herum du möchtest.',
  exchange:
    'Einen Tausch kann niemand ablehnen. Nimm für 3 AP Berts Sonne und gib deinen Frosch: Zwei Sonnen zusammen sind sicher, denn ein Paar wird nie getauscht.',
  camp: 'Der Urwald wird größer und der Weg vom Basiscamp länger. Errichte für 5 AP ein Camp auf C3: deine eigene Tür mitten auf dem Plan.',
  campIn: 'Von nun an können deine Leute auch hier ankommen. Setze einen Teilnehmer auf C3 ein.',
  passage:
    'Und ein Geheimpfad verbindet deine Camps: Wähle das Basiscamp und dann C3. Für 1 AP kommt ein Teilnehmer den ganzen Weg.',
  campDone: 'Zehn AP, gut genutzt. Beende den Zug.',
  campEnd:
    'Deine zwei Teilnehmer stehen neben dem Tempel auf C4, ohne einen Schritt gegangen zu sein. Errichte Camps früh, wo neue Tafeln liegen werden: Du hast zwei im Spiel.',

  scoring: 'Der Vulkan',
  volcano:
    'Ein Vulkan! Drei Tafeln sind Vulkane, und jeder löst eine Wertungsrunde aus: Der Reihe nach bekommen alle zehn Aktionspunkte und werten gleich danach.',
  preview:
    'Du hast ihn gezogen, also beginnst du. Bei jedem Namen steht, was eine Wertung jetzt brächte; sieh nach jedem Schritt wieder hin.',
  toTemple: 'Der Tempel auf A4 gehört niemandem mehr. Schick deinen Teilnehmer von B3 dorthin, für 1.',
  raiseTemple: 'Lege eine Ebene frei: Dann ist er 4 wert.',
  guard:
    'Berts Leiter steht nur einen Schritt entfernt. Schütze den Tempel für 5 AP: Dein Teilnehmer steigt hinauf, und der Tempel zählt künftig bei jeder Wertung für dich. Das geht zweimal im Spiel.',
  lastTwo: 'Noch 2 AP. Von deinem Camp auf C3 nach C4 kostet es genau 2, und auch dieser Tempel zählt.',
  score: '4 für den geschützten Tempel, 2 für C4, 3 für deine zwei Sonnen. Beende den Zug und werte.',
  scored:
    '9 Punkte. Dann kam Bert: Berts Leiter nahm dir auf C4 die Mehrheit, und derselbe Tempel zählte noch einmal, nun für Bert. Was du gewertet hast, nimmt dir niemand.',
  placeVolcano:
    'Jetzt legst du den Vulkan, dann folgt ein normaler Zug. Niemand geht je hindurch: Leg ihn auf ein helles Feld, abseits deiner eigenen Wege.',
  takeBack: 'Dein Leiter steht noch auf B3. Geh auch nach C4: 4 gegen 3.',
  grow: 'Du hast die Mehrheit. Lege eine Ebene frei.',
  growAgain: 'Du hast zwei Figuren dort, also noch eine.',
  end: 'Das ist Tikal: Orte, an die andere spät kommen, Paare aus einzelnen Schätzen, und ein Wächter, bevor es zu spät ist. Jetzt spiel selbst.',
};
