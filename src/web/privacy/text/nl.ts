import type { PrivacyText } from './en.ts';

export const nl: PrivacyText = {
  title: 'Privacy: wat er van je bewaard wordt',
  intro: [
    'Wat je op dit apparaat speelt, blijft op dit apparaat. Al het volgende wordt alleen bewaard als je online speelt, en dit is alles: bij elk deel staan de kolommen van de opslag, en een test legt deze pagina daarnaast.',
    'Er is geen reclame, er wordt niemand gevolgd, en op deze pagina’s staat niets van andere bedrijven. Eén cookie zegt wie je bent; die is nodig om te spelen.',
    'Je internetadres wordt niet bewaard. Om overlast tegen te houden kan een vingerafdruk ervan hoogstens een dag geteld worden (“Tellingen” hieronder). Een beheerder die een reeks adressen uitsluit, typt die zelf in; jouw adres wordt er alleen mee vergeleken.',
  ],
  forHowLong: 'Hoe lang',
  inStore: 'In de opslag',
  groups: {
    person: {
      title: 'Jij',
      what: 'Een willekeurige id, je naam, je taal, wanneer je voor het eerst kwam; waar klokken dat nodig hebben je tijdzone, je vakanties en hoe lang je laatste antwoorden duurden.',
      long: 'Tot je jezelf verwijdert.',
    },
    devices: {
      title: 'Je apparaten',
      what: 'Van elke browser waarin je bent ingelogd: een vingerafdruk van de cookie, sinds wanneer, op welke dag hij hier het laatst was en welke browser op welk systeem het is. Codes voor een ander apparaat en inlogpogingen, als vingerafdruk.',
      long: 'Een apparaat tot een half jaar na het laatste gebruik, of tot je het uitlogt; codes 15 minuten, inlogpogingen een dag.',
    },
    ways: {
      title: 'Manieren om terug te komen',
      what: 'Als je dat wilt: de openbare helft van je passkeys, met een naam en wanneer ze het laatst gebruikt zijn, en je e-mailadres.',
      long: 'Tot je ze verwijdert.',
    },
    seats: {
      title: 'Tafels en plaatsen',
      what: 'Welke tafels je opende, waar je zit of zat, onder welke naam, op wie een vraag wacht, wanneer je er het laatst was, wat je apparaat aan het schudden toevoegde en welke van je berichten gedaan zijn.',
      long: 'Zo lang als de tafel; namen van berichten een dag. Verwijder je jezelf, dan worden je plaatsen van een onbekende, aan elke tafel een andere.',
    },
    play: {
      title: 'Wat er gespeeld wordt',
      what: 'Elke zet met de tijd en wat je klok aangaf, hoe het spel ervoor staat, en je vaste opdrachten. Zetten noemen plaatsen, geen mensen.',
      long: 'Zo lang als de tafel: partijen kun je altijd terugkijken.',
    },
    club: {
      title: 'Toernooien en dagelijkse uitdagingen',
      what: 'Welke toernooien je opende of waaraan je meedeed, en wat er van de rondes kwam; aan welke dagelijkse uitdaging je je waagde, hoe je speelde en hoeveel punten het opleverde.',
      long: 'Zo lang als het toernooi of de lijst van die dag; verwijder je jezelf, dan worden je plaatsen in toernooien van een onbekende en verdwijnen je pogingen.',
    },
    results: {
      title: 'Uitslagen en ratings',
      what: 'Hoe elke partij voor je afliep, je rating per spel, hoe vaak en hoe je won, met wie je speelde en wie voor wie eindigde; en of je in lijsten wilt staan.',
      long: 'Tot je jezelf verwijdert: dan blijven je uitslagen zonder jou staan, zodat de ratings van de anderen na te rekenen zijn.',
    },
    shares: {
      title: 'Adressen van spellen',
      what: 'Welke spellen je een adres voor iedereen hebt gegeven, vanaf welk moment, onder welke titel, met het verslag en de opmerkingen die je meestuurde; en wat je op zulke adressen over momenten van spellen hebt gezegd.',
      long: 'Tot je het weghaalt, het adres wordt gesloten of je je account verwijdert.',
    },
    talk: {
      title: 'Chat',
      what: 'Wat je aan een tafel schrijft, met de tijd en de zet waarbij je het schreef; en wie daar van de gastheer niet mag schrijven.',
      long: 'Zo lang als de tafel; gewist als je jezelf verwijdert.',
    },
    calls: {
      title: 'Hoe je geroepen wordt',
      what: 'Hoe en wanneer je geroepen wilt worden; voor berichten het adres dat je browser ons daarvoor gaf; webhooks; je notities bij tafels; welke oproepen je nog niet beantwoord hebt; en wat je wanneer gestuurd wordt.',
      long: 'Tot je het uitzet of jezelf verwijdert; wat verstuurd moet worden, tot het verstuurd is.',
    },
    apart: {
      title: 'Blokkades',
      what: 'Wie je geblokkeerd hebt, en bij welke ronden van een toernooi daarmee rekening is gehouden. Zij krijgen dat niet te horen.',
      long: 'Tot je het terugneemt of een van jullie verwijderd is.',
    },
    friends: {
      title: 'Vrienden',
      what: 'Wie je vrienden zijn, wie wie gevraagd heeft en wanneer, en aan welke tafel een vriend je gevraagd heeft.',
      long: 'Tot een van jullie het beëindigt of verwijderd is; een uitnodiging tot de tafel begint.',
    },
    seekers: {
      title: 'Nu spelen',
      what: 'Terwijl je op een plaats wacht: sinds wanneer, voor welk spel, tempo en aantal, of het met bots mag, en op welk apparaat.',
      long: 'Tot je een plaats hebt of ermee ophoudt, hoogstens een uur nadat je pagina gesloten is.',
    },
    reports: {
      title: 'Meldingen',
      what: 'Wat iemand over iemand gemeld heeft: door wie, waarom, met welke woorden, en bij een chatregel of een opmerking bij het adres van een partij de tien regels ervoor en erna met de namen. Beheerders zien dit, en zolang een melding open is mogen ze de chat van die tafel lezen.',
      long: 'Een half jaar na afsluiting. Een melding over jou verdwijnt als je jezelf verwijdert, je regels in andere worden gewist.',
    },
    bans: {
      title: 'Uitsluitingen',
      what: 'Welke persoon of reeks adressen alleen mag toekijken, tot wanneer, waarom, en wie dat besloot.',
      long: 'Een half jaar na het einde ervan.',
    },
    deeds: {
      title: 'Wat beheerders deden',
      what: 'Wie een melding afsloot, een gemelde chat las, iemand uitsloot of dat introk, en wanneer.',
      long: 'Zonder einde, zodat het na te gaan is; zonder je id zodra je verwijderd bent.',
    },
    counts: {
      title: 'Tellingen',
      what: 'Hoe vaak er kort geleden iets gevraagd is, onder een vingerafdruk van wie het vroeg (persoon, e-mail- of internetadres).',
      long: 'Hoogstens een dag. Met één enkel proces wordt er niets van opgeschreven.',
    },
  },
  nobody: 'Niet over jou',
  nobodyAbout: 'De rest gaat over de spellen en de server zelf:',
  elsewhere: 'Wat de server verlaat',
  elsewhereAbout: [
    'Aan een tafel ziet iedereen je naam, je zetten en je chat; bij een openbare tafel ook onbekenden, en bij elke tafel wie de link kent.',
    'Als je ze aanzet, gaan berichten via de maker van je browser (versleuteld), je mailaanbieder of de webhook die je invoerde.',
    'Dit apparaat bewaart je instellingen, je partijen op dit apparaat en wat het het laatst van je tafels zag; wis je de gegevens van de browser, dan zijn ze weg.',
  ],
  rights: 'Het is van jou',
  rightsAbout:
    'Op je accountpagina kun je alles downloaden wat er van je bewaard wordt, en jezelf verwijderen: daarna staan je id en je naam nergens meer in de opslag.',
  account: 'Naar je account',
};
