import type { CommentKind } from '~/upstream/landings/comments-contract';

/** Names of those who write in a language, and the words about a subject of each kind; countries share those of cities. */
export type CommentTexts = {
  authors: readonly string[];
  texts: Readonly<Record<Exclude<CommentKind, 'countries'>, readonly string[]>>;
};

/** Words of the world's travellers on landing pages, in the nine languages. */
export const COMMENT_TEXTS: Readonly<Record<string, CommentTexts>> = {
  en: {
    authors: ['Amelia', 'George', 'Nisha', 'Callum', 'Ruth', 'Ben'],
    texts: {
      routes: [
        'I waited for the price to fall, and it rose. Three weeks ahead would have been the right moment.',
        'Travelled with hand luggage only. They measured every bag at the gate, so pack with care.',
        'A seat by the window is worth it for the last half hour.',
        'On a Friday evening allow an extra half hour for security.',
      ],
      cities: [
        'Four days were just right. Bring comfortable shoes.',
        'Early autumn suited us: fewer people, and the rooms cost less.',
        'I learned ten words of the language beforehand, and they opened every door.',
        'We planned too much. The best day was the one without a plan.',
      ],
      airports: [
        'Passport control took forty minutes on a Sunday evening.',
        'There is a tap for drinking water after security, so keep your bottle.',
        'Walk on to the last security lane: the queue there was half as long.',
        'Enough sockets near the gates, not enough seats.',
      ],
      airlines: [
        'On time both ways, and the crew was kind to our child.',
        'Little room for the legs if you are tall.',
        'They weigh cabin bags at the desk. Check yours at home.',
      ],
    },
  },
  ru: {
    authors: ['Анна', 'Дмитрий', 'Елена', 'Сергей', 'Ольга', 'Павел'],
    texts: {
      routes: [
        'Ждал, пока цена упадёт, а она выросла. Надо было брать недели за три.',
        'Летела с одной ручной кладью. На посадке мерили каждую сумку, собирайтесь аккуратно.',
        'Берите место у окна: последние полчаса того стоят.',
        'В пятницу вечером закладывайте на досмотр лишние полчаса.',
      ],
      cities: [
        'Четырёх дней хватило в самый раз. Возьмите удобную обувь.',
        'Ездили в начале осени: людей меньше, жильё дешевле.',
        'Выучил десяток слов на местном языке, и отношение сразу другое.',
        'Зря всё расписали по часам. Лучшим оказался день без планов.',
      ],
      airports: [
        'В воскресенье вечером паспортный контроль занял сорок минут.',
        'После досмотра есть питьевая вода, бутылку не выбрасывайте.',
        'Идите к дальней линии досмотра: там очередь была вдвое короче.',
        'Розеток у выходов хватает, а вот сидений мало.',
      ],
      airlines: [
        'Туда и обратно вовремя, экипаж возился с нашим ребёнком.',
        'Высоким тесно: колени упираются в кресло впереди.',
        'Ручную кладь взвешивают на стойке. Проверьте свою дома.',
      ],
    },
  },
  de: {
    authors: ['Katrin', 'Stefan', 'Julia', 'Markus', 'Birgit', 'Jan'],
    texts: {
      routes: [
        'Ich habe auf einen besseren Preis gewartet, und er stieg. Drei Wochen vorher wäre richtig gewesen.',
        'Nur mit Handgepäck gereist. Am Gate wurde jede Tasche gemessen, also sorgfältig packen.',
        'Ein Fensterplatz lohnt sich schon wegen der letzten halben Stunde.',
        'Freitagabends eine halbe Stunde mehr für die Kontrolle einplanen.',
      ],
      cities: [
        'Vier Tage waren genau richtig. Bequeme Schuhe mitnehmen.',
        'Im frühen Herbst war es ideal: weniger Leute und günstigere Zimmer.',
        'Zehn Wörter der Sprache vorher gelernt, und alle waren gleich freundlicher.',
        'Wir hatten zu viel geplant. Am schönsten war der Tag ohne Plan.',
      ],
      airports: [
        'Die Passkontrolle dauerte am Sonntagabend vierzig Minuten.',
        'Nach der Kontrolle gibt es Trinkwasser, also die Flasche behalten.',
        'Bis zur letzten Kontrollspur gehen: Dort war die Schlange halb so lang.',
        'Genug Steckdosen an den Gates, aber zu wenige Sitze.',
      ],
      airlines: [
        'Hin und zurück pünktlich, und die Crew war lieb zu unserem Kind.',
        'Wer groß ist, hat wenig Platz für die Beine.',
        'Das Handgepäck wird am Schalter gewogen. Am besten zu Hause nachwiegen.',
      ],
    },
  },
  nl: {
    authors: ['Sanne', 'Daan', 'Femke', 'Bram', 'Marieke', 'Joost'],
    texts: {
      routes: [
        'Ik wachtte tot de prijs zou dalen, en hij steeg. Drie weken vooraf was beter geweest.',
        'Alleen met handbagage gereisd. Bij de gate maten ze elke tas, dus pak zuinig in.',
        'Neem een plek bij het raam: het laatste halfuur is prachtig.',
        'Reken op vrijdagavond een halfuur extra voor de controle.',
      ],
      cities: [
        'Vier dagen was precies goed. Neem makkelijke schoenen mee.',
        'Wij gingen begin herfst: minder mensen en goedkopere kamers.',
        'Ik leerde vooraf tien woorden van de taal, en dat werd overal gewaardeerd.',
        'We hadden te veel gepland. De dag zonder plan was de mooiste.',
      ],
      airports: [
        'De paspoortcontrole duurde op zondagavond veertig minuten.',
        'Na de controle is er een watertappunt, dus houd je fles.',
        'Loop door naar de laatste controlebaan: daar was de rij half zo lang.',
        'Genoeg stopcontacten bij de gates, te weinig stoelen.',
      ],
      airlines: [
        'Heen en terug op tijd, en het personeel was lief voor ons kind.',
        'Weinig beenruimte als je lang bent.',
        'Ze wegen de handbagage bij de balie. Weeg hem thuis al.',
      ],
    },
  },
  pl: {
    authors: ['Anna', 'Krzysztof', 'Monika', 'Adam', 'Joanna', 'Bartek'],
    texts: {
      routes: [
        'Czekałem, aż cena spadnie, a ona wzrosła. Trzeba było kupić trzy tygodnie wcześniej.',
        'Leciałam tylko z bagażem podręcznym. Przy wejściu mierzyli każdą torbę, pakujcie się rozważnie.',
        'Warto wziąć miejsce przy oknie, choćby dla ostatniej pół godziny.',
        'W piątek wieczorem doliczcie pół godziny na kontrolę bezpieczeństwa.',
      ],
      cities: [
        'Cztery dni to w sam raz. Weźcie wygodne buty.',
        'Byliśmy wczesną jesienią: mniej ludzi i tańsze noclegi.',
        'Nauczyłem się dziesięciu słów w miejscowym języku i wszędzie witano mnie uśmiechem.',
        'Zaplanowaliśmy za dużo. Najlepszy był dzień bez planu.',
      ],
      airports: [
        'W niedzielę wieczorem kontrola paszportowa trwała czterdzieści minut.',
        'Za kontrolą jest woda pitna, więc zachowajcie butelkę.',
        'Idźcie do ostatniej linii kontroli: kolejka była tam o połowę krótsza.',
        'Gniazdek przy wyjściach wystarczy, miejsc do siedzenia mniej.',
      ],
      airlines: [
        'Punktualnie w obie strony, a załoga była miła dla naszego dziecka.',
        'Dla wysokich mało miejsca na nogi.',
        'Bagaż podręczny ważą przy stanowisku. Zważcie go w domu.',
      ],
    },
  },
  es: {
    authors: ['Laura', 'Sergio', 'Ana', 'Miguel', 'Cristina', 'Iván'],
    texts: {
      routes: [
        'Esperé a que bajara el precio y subió. Tres semanas antes era el momento.',
        'Viajé solo con equipaje de mano. Midieron todas las bolsas en la puerta, así que cuidado al hacerla.',
        'Pide ventanilla: la última media hora lo merece.',
        'Un viernes por la tarde, calcula media hora más para el control.',
      ],
      cities: [
        'Cuatro días fueron justo lo necesario. Lleva zapatos cómodos.',
        'Fuimos a principios de otoño: menos gente y habitaciones más baratas.',
        'Aprendí diez palabras del idioma antes de ir y me abrieron todas las puertas.',
        'Planeamos demasiado. El mejor día fue el que no tenía plan.',
      ],
      airports: [
        'El control de pasaportes tardó cuarenta minutos un domingo por la tarde.',
        'Después del control hay agua potable, así que guarda la botella.',
        'Sigue hasta el último control: la cola era la mitad de larga.',
        'Hay enchufes de sobra junto a las puertas, pero pocos asientos.',
      ],
      airlines: [
        'Puntuales a la ida y a la vuelta, y la tripulación, encantadora con nuestra hija.',
        'Poco espacio para las piernas si eres alto.',
        'Pesan el equipaje de mano en el mostrador. Pésalo antes en casa.',
      ],
    },
  },
  fr: {
    authors: ['Sophie', 'Thomas', 'Claire', 'Vincent', 'Nadia', 'Paul'],
    texts: {
      routes: [
        'J’ai attendu que le prix baisse, et il a augmenté. Trois semaines avant, c’était le bon moment.',
        'Voyage avec un bagage à main seulement. Chaque sac a été mesuré à la porte, faites attention.',
        'Prenez un siège côté hublot : la dernière demi-heure le mérite.',
        'Le vendredi soir, comptez une demi-heure de plus pour le contrôle.',
      ],
      cities: [
        'Quatre jours, c’était parfait. Prévoyez de bonnes chaussures.',
        'Nous y étions au début de l’automne : moins de monde et des chambres moins chères.',
        'J’avais appris dix mots de la langue, et l’accueil a été chaleureux partout.',
        'Nous avions trop prévu. Le meilleur jour a été celui sans programme.',
      ],
      airports: [
        'Le contrôle des passeports a pris quarante minutes un dimanche soir.',
        'Il y a de l’eau potable après le contrôle, gardez votre bouteille.',
        'Allez jusqu’au dernier poste de contrôle : la file y était deux fois plus courte.',
        'Assez de prises près des portes, pas assez de sièges.',
      ],
      airlines: [
        'À l’heure à l’aller comme au retour, et un équipage adorable avec notre enfant.',
        'Peu de place pour les jambes quand on est grand.',
        'Le bagage à main est pesé au comptoir. Pesez-le chez vous.',
      ],
    },
  },
  it: {
    authors: ['Federica', 'Alessandro', 'Valentina', 'Paolo', 'Silvia', 'Luca'],
    texts: {
      routes: [
        'Ho aspettato che il prezzo scendesse, e invece è salito. Tre settimane prima era il momento giusto.',
        'In viaggio solo con il bagaglio a mano. All’imbarco hanno misurato ogni borsa, attenzione.',
        'Vale la pena prendere il finestrino, anche solo per l’ultima mezz’ora.',
        'Il venerdì sera calcolate mezz’ora in più per i controlli.',
      ],
      cities: [
        'Quattro giorni sono stati perfetti. Portate scarpe comode.',
        'Siamo andati a inizio autunno: meno gente e camere più economiche.',
        'Avevo imparato dieci parole della lingua, e tutti sono stati più gentili.',
        'Avevamo programmato troppo. Il giorno più bello è stato quello senza programma.',
      ],
      airports: [
        'Il controllo passaporti ha richiesto quaranta minuti una domenica sera.',
        'Dopo i controlli c’è acqua potabile, quindi tenete la bottiglia.',
        'Andate fino all’ultima fila dei controlli: la coda era la metà.',
        'Prese sufficienti vicino alle uscite, posti a sedere un po’ meno.',
      ],
      airlines: [
        'Puntuali all’andata e al ritorno, ed equipaggio gentile con la nostra bambina.',
        'Poco spazio per le gambe se si è alti.',
        'Pesano il bagaglio a mano al banco. Meglio pesarlo a casa.',
      ],
    },
  },
  tr: {
    authors: ['Elif', 'Murat', 'Zeynep', 'Emre', 'Ayşe', 'Can'],
    texts: {
      routes: [
        'Fiyat düşer diye bekledim, arttı. Üç hafta önceden almak gerekiyormuş.',
        'Yalnız el bagajıyla uçtum. Kapıda her çantayı ölçtüler, ona göre hazırlanın.',
        'Pencere kenarı alın: son yarım saat buna değiyor.',
        'Cuma akşamı güvenlik kontrolü için yarım saat fazla ayırın.',
      ],
      cities: [
        'Dört gün tam yetti. Rahat ayakkabı alın.',
        'Sonbaharın başında gittik: daha az kalabalık, odalar daha ucuz.',
        'Gitmeden dilden on kelime öğrendim, herkes çok sıcak davrandı.',
        'Fazla plan yapmışız. En güzeli plansız geçen gündü.',
      ],
      airports: [
        'Pazar akşamı pasaport kontrolü kırk dakika sürdü.',
        'Kontrolden sonra içme suyu var, şişenizi atmayın.',
        'Son kontrol noktasına kadar yürüyün: oradaki sıra yarı yarıya kısaydı.',
        'Kapıların yanında priz bol, oturacak yer az.',
      ],
      airlines: [
        'Gidiş de dönüş de zamanındaydı, ekip çocuğumuzla çok ilgilendi.',
        'Uzun boylular için diz mesafesi dar.',
        'El bagajını bankoda tartıyorlar. Evde tartıp gidin.',
      ],
    },
  },
};
