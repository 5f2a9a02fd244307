/** Words of the world's travellers about the shop, in the order of `world-reviews.ts`, in the nine languages. */
export type TravellerTexts = {
  /** Code of the city where they begin. */
  home: string;
  /** Author and text. */
  reviews: readonly (readonly [author: string, text: string])[];
  /** Words of the shop to the lowest rating. */
  answer: string;
};

export const TRAVELLERS: Readonly<Record<string, TravellerTexts>> = {
  en: {
    home: 'LON',
    reviews: [
      [
        'Hannah',
        'Booked on the train with one bar of signal and it simply worked. The price on the first page was the price I paid.',
      ],
      [
        'Oliver',
        'Two children and a grandmother on one order. The form remembered everybody’s names when I had to go back a page.',
      ],
      ['Priya', 'Cheap and clear. I would like more choice of seats before paying, but what I chose is what I got.'],
      [
        'Tom',
        'My flight moved by three hours. An e-mail came the same evening with a choice: accept, or take the money back.',
      ],
      [
        'Grace',
        'The ticket is fine. It took me a while to see that my fare had no checked bag, though the page does say so.',
      ],
      [
        'Daniel',
        'I refunded one leg of a return trip. The page said beforehand exactly how much would come back, and it did.',
      ],
      ['Amelia', 'Good search, fast pages. The calendar of prices saved me about forty pounds.'],
      ['Jack', 'My bank refused the card twice and I had to use another one. The seats were kept, but I was nervous.'],
      ['Sofia', 'No boxes ticked in advance, no surprise fees. I had forgotten that this was possible.'],
      [
        'Liam',
        'The self-transfer was explained well: collect the bags, check in again, mind the visa. I had four hours and needed two.',
      ],
      ['Ella', 'Receipt for my employer in two clicks, with taxes listed.'],
      ['Noah', 'Found the order again by phone and document number after I had lost the letter.'],
    ],
    answer: 'Thank you for writing. Banks sometimes stop an unusual purchase; while you pay, the seats stay yours.',
  },
  ru: {
    home: 'MOW',
    reviews: [
      [
        'Анна',
        'Покупала билеты в электричке, связь еле тянула, но всё получилось. Заплатила ровно столько, сколько было в поиске.',
      ],
      [
        'Михаил',
        'Летели впятером с детьми. Вернулся на шаг назад — все паспорта остались на месте, заново вводить не пришлось.',
      ],
      ['Ольга', 'Понятно и недорого. Хотелось бы выбирать место сразу в поиске, а в остальном без вопросов.'],
      [
        'Дмитрий',
        'Рейс перенесли на три часа. В тот же вечер пришло письмо: согласиться или вернуть деньги. Вернули полностью.',
      ],
      [
        'Светлана',
        'Билет хороший, но не сразу заметила, что тариф без багажа. На странице это было написано, сама проглядела.',
      ],
      ['Игорь', 'Сдал билет только в одну сторону. Сколько вернут, сказали заранее, и вернули столько же.'],
      ['Екатерина', 'Быстрый поиск, а календарь цен сэкономил мне тысячи три.'],
      ['Алексей', 'Банк дважды отклонил карту, оплатил другой. Места никуда не делись, но понервничал.'],
      ['Наталья', 'Никаких галочек, поставленных за меня, и никаких сборов в последний момент.'],
      [
        'Павел',
        'Пересадка была на отдельных билетах. Честно предупредили: багаж забрать и сдать снова. Хватило двух часов из четырёх.',
      ],
      ['Мария', 'Чек для бухгалтерии получила сразу, там всё по строчкам.'],
      ['Сергей', 'Потерял письмо с билетом, нашёл заказ по телефону и номеру паспорта за минуту.'],
    ],
    answer:
      'Спасибо, что написали. Банк может остановить непривычную покупку; пока вы платите, места остаются за вами.',
  },
  nl: {
    home: 'AMS',
    reviews: [
      [
        'Sanne',
        'Geboekt in de trein met nauwelijks bereik, en het werkte gewoon. De prijs uit de zoekresultaten was ook wat ik betaalde.',
      ],
      ['Bram', 'Met zijn vijven op reis. Toen ik een stap terug moest, stonden alle namen er nog.'],
      ['Fleur', 'Goedkoop en duidelijk. Ik had graag eerder een stoel gekozen, maar verder niets dan lof.'],
      [
        'Daan',
        'Onze vlucht werd drie uur verplaatst. Dezelfde avond kreeg ik een mail: akkoord gaan of het geld terug.',
      ],
      ['Lotte', 'Prima ticket. Dat mijn tarief zonder ruimbagage was, zag ik pas laat, al stond het er wel.'],
      ['Sem', 'Alleen de terugreis geannuleerd. Vooraf stond er precies hoeveel ik terugkreeg, en dat klopte.'],
      ['Eva', 'Snel zoeken, en de prijskalender scheelde me een paar tientjes.'],
      ['Thijs', 'Mijn bank weigerde de kaart twee keer. De stoelen bleven voor mij, maar spannend was het wel.'],
      ['Noor', 'Geen vinkjes die al aanstaan en geen kosten op het laatste moment.'],
      ['Jesse', 'De overstap op losse tickets werd goed uitgelegd: koffer ophalen en opnieuw inchecken.'],
      ['Iris', 'Bon voor mijn werkgever meteen in de mail, met alle belastingen apart.'],
      ['Ruben', 'Mail met ticket kwijt, bestelling teruggevonden met telefoonnummer en paspoort.'],
    ],
    answer:
      'Bedankt voor je bericht. Een bank houdt soms een ongewone aankoop tegen; tijdens het betalen blijven de stoelen van jou.',
  },
  pl: {
    home: 'WAW',
    reviews: [
      [
        'Agnieszka',
        'Kupowałam w pociągu przy słabym zasięgu i po prostu zadziałało. Zapłaciłam tyle, ile było w wynikach.',
      ],
      ['Piotr', 'Lecieliśmy w piątkę. Kiedy cofnąłem się o krok, wszystkie dane nadal tam były.'],
      ['Magda', 'Tanio i jasno. Chciałabym wcześniej wybierać miejsca, poza tym bez zastrzeżeń.'],
      [
        'Tomasz',
        'Lot przesunięto o trzy godziny. Tego samego wieczoru dostałem wiadomość z wyborem: zgoda albo zwrot pieniędzy.',
      ],
      ['Kasia', 'Bilet w porządku. Za późno zauważyłam, że taryfa jest bez bagażu, choć było to napisane.'],
      ['Marek', 'Zwróciłem tylko drogę powrotną. Kwota zwrotu była podana wcześniej i się zgadzała.'],
      ['Ola', 'Szybka wyszukiwarka, a kalendarz cen zaoszczędził mi ponad sto złotych.'],
      ['Jakub', 'Bank dwa razy odrzucił kartę. Miejsca na mnie czekały, ale nerwy były.'],
      ['Zofia', 'Żadnych zaznaczonych z góry pól i żadnych opłat na koniec.'],
      ['Paweł', 'Przesiadka na osobnych biletach była dobrze opisana: odebrać bagaż i nadać go ponownie.'],
      ['Ewa', 'Potwierdzenie dla firmy od razu, z podatkami w osobnych wierszach.'],
      ['Michał', 'Zgubiłem wiadomość z biletem, znalazłem zamówienie po telefonie i numerze paszportu.'],
    ],
    answer:
      'Dziękujemy za opinię. Bank czasem zatrzymuje nietypowy zakup; w trakcie płatności miejsca pozostają zarezerwowane.',
  },
  es: {
    home: 'MAD',
    reviews: [
      ['Lucía', 'Compré en el tren con muy poca cobertura y funcionó. Pagué justo el precio de la búsqueda.'],
      ['Javier', 'Viajamos cinco. Al volver un paso atrás, todos los datos seguían allí.'],
      ['Carmen', 'Barato y claro. Me gustaría elegir asiento antes, pero por lo demás perfecto.'],
      ['Álvaro', 'Nos cambiaron el vuelo tres horas. Esa misma tarde llegó un correo: aceptar o recuperar el dinero.'],
      ['Marta', 'El billete, bien. Tardé en ver que mi tarifa no incluía maleta, aunque la página lo decía.'],
      ['Pablo', 'Devolví solo la vuelta. La página decía antes cuánto me devolverían, y así fue.'],
      ['Elena', 'Búsqueda rápida. El calendario de precios me ahorró unos cincuenta euros.'],
      ['Diego', 'El banco rechazó la tarjeta dos veces. Los asientos seguían reservados, pero pasé un mal rato.'],
      ['Sara', 'Ninguna casilla marcada de antemano ni cargos al final.'],
      ['Raúl', 'La conexión con billetes separados estaba bien explicada: recoger la maleta y facturar otra vez.'],
      ['Irene', 'El recibo para mi empresa llegó al momento, con los impuestos desglosados.'],
      ['Hugo', 'Perdí el correo y encontré el pedido con el teléfono y el número de documento.'],
    ],
    answer:
      'Gracias por escribir. A veces el banco detiene una compra poco habitual; mientras pagas, los asientos siguen siendo tuyos.',
  },
  fr: {
    home: 'PAR',
    reviews: [
      [
        'Camille',
        'J’ai réservé dans le train avec très peu de réseau, et ça a marché. J’ai payé exactement le prix affiché.',
      ],
      ['Julien', 'Nous étions cinq. En revenant en arrière, tous les noms étaient encore là.'],
      ['Chloé', 'Pas cher et clair. J’aurais aimé choisir mon siège plus tôt, sinon rien à redire.'],
      [
        'Antoine',
        'Notre vol a été décalé de trois heures. Le soir même, un e-mail proposait d’accepter ou d’être remboursé.',
      ],
      [
        'Manon',
        'Le billet est bien. J’ai vu trop tard que mon tarif était sans bagage en soute, pourtant c’était écrit.',
      ],
      ['Nicolas', 'J’ai annulé seulement le retour. La somme remboursée était annoncée avant, et elle était juste.'],
      ['Léa', 'Recherche rapide, et le calendrier des prix m’a fait économiser une cinquantaine d’euros.'],
      ['Hugo', 'Ma banque a refusé la carte deux fois. Les places étaient gardées, mais j’ai eu peur.'],
      ['Inès', 'Aucune case cochée d’avance, aucun frais à la dernière minute.'],
      [
        'Mathieu',
        'La correspondance sur billets séparés était bien expliquée : récupérer les bagages et les enregistrer à nouveau.',
      ],
      ['Alice', 'Le reçu pour mon employeur tout de suite, avec le détail des taxes.'],
      ['Louis', 'E-mail perdu, commande retrouvée avec le téléphone et le numéro de passeport.'],
    ],
    answer:
      'Merci d’avoir écrit. Une banque bloque parfois un achat inhabituel ; pendant le paiement, les places restent à vous.',
  },
  de: {
    home: 'BER',
    reviews: [
      [
        'Anna',
        'Im Zug mit kaum Empfang gebucht, und es hat einfach geklappt. Bezahlt habe ich genau den Preis aus der Suche.',
      ],
      ['Lukas', 'Wir waren zu fünft. Als ich einen Schritt zurückging, waren alle Namen noch da.'],
      ['Lea', 'Günstig und klar. Den Sitzplatz hätte ich gern früher gewählt, sonst alles gut.'],
      [
        'Jonas',
        'Unser Flug wurde um drei Stunden verlegt. Am selben Abend kam eine E-Mail: zustimmen oder Geld zurück.',
      ],
      ['Marie', 'Das Ticket ist in Ordnung. Dass mein Tarif ohne Koffer war, sah ich zu spät, obwohl es dastand.'],
      ['Felix', 'Nur den Rückflug storniert. Der Betrag stand vorher da und stimmte.'],
      ['Sophie', 'Schnelle Suche, und der Preiskalender hat mir rund fünfzig Euro gespart.'],
      ['Paul', 'Meine Bank lehnte die Karte zweimal ab. Die Plätze blieben reserviert, nervös war ich trotzdem.'],
      ['Clara', 'Keine Häkchen, die schon gesetzt sind, und keine Gebühren zum Schluss.'],
      ['Max', 'Der Umstieg mit getrennten Tickets war gut erklärt: Koffer abholen und neu aufgeben.'],
      ['Emma', 'Der Beleg für meinen Arbeitgeber kam sofort, mit allen Steuern einzeln.'],
      ['Ben', 'E-Mail verloren, Bestellung mit Telefonnummer und Ausweisnummer wiedergefunden.'],
    ],
    answer:
      'Danke für Ihre Nachricht. Banken halten ungewöhnliche Käufe manchmal an; während Sie bezahlen, bleiben die Plätze für Sie reserviert.',
  },
  it: {
    home: 'ROM',
    reviews: [
      [
        'Giulia',
        'Ho prenotato in treno con pochissimo segnale e ha funzionato. Ho pagato esattamente il prezzo della ricerca.',
      ],
      ['Marco', 'Eravamo in cinque. Tornando indietro di un passo, tutti i dati erano ancora lì.'],
      ['Chiara', 'Economico e chiaro. Avrei voluto scegliere prima il posto, per il resto tutto bene.'],
      [
        'Luca',
        'Il volo è stato spostato di tre ore. La sera stessa è arrivata un’e-mail: accettare o riavere i soldi.',
      ],
      ['Francesca', 'Il biglietto va bene. Ho visto tardi che la tariffa era senza bagaglio, anche se era scritto.'],
      ['Andrea', 'Ho annullato solo il ritorno. L’importo del rimborso era indicato prima, ed era giusto.'],
      ['Sara', 'Ricerca veloce, e il calendario dei prezzi mi ha fatto risparmiare una cinquantina di euro.'],
      ['Matteo', 'La banca ha rifiutato la carta due volte. I posti erano ancora miei, ma che ansia.'],
      ['Elisa', 'Nessuna casella già spuntata e nessun costo all’ultimo momento.'],
      ['Davide', 'Lo scalo con biglietti separati era spiegato bene: ritirare i bagagli e imbarcarli di nuovo.'],
      ['Marta', 'La ricevuta per l’azienda è arrivata subito, con le tasse voce per voce.'],
      ['Simone', 'E-mail persa, ordine ritrovato con il telefono e il numero del documento.'],
    ],
    answer:
      'Grazie per averci scritto. A volte la banca blocca un acquisto insolito; durante il pagamento i posti restano suoi.',
  },
  tr: {
    home: 'IST',
    reviews: [
      ['Elif', 'Trende çok zayıf internetle aldım, sorunsuz çalıştı. Aramada gördüğüm fiyatı ödedim.'],
      ['Mehmet', 'Beş kişiydik. Bir adım geri döndüğümde tüm bilgiler duruyordu.'],
      ['Zeynep', 'Ucuz ve anlaşılır. Koltuğu daha erken seçmek isterdim, onun dışında iyi.'],
      ['Can', 'Uçuşumuz üç saat kaydı. Aynı akşam e-posta geldi: kabul et ya da parayı geri al.'],
      ['Ayşe', 'Bilet güzel. Tarifemde bagaj olmadığını geç fark ettim, oysa sayfada yazıyormuş.'],
      ['Emre', 'Yalnızca dönüşü iade ettim. Ne kadar geleceği önceden yazıyordu, o kadar geldi.'],
      ['Selin', 'Arama hızlı, fiyat takvimi de epey tasarruf ettirdi.'],
      ['Burak', 'Banka kartı iki kez reddetti. Yerler bende kaldı ama gerildim.'],
      ['Deniz', 'Önceden işaretlenmiş kutu yok, son anda çıkan ücret yok.'],
      ['Kerem', 'Ayrı biletli aktarma iyi anlatılmıştı: bagajı al, yeniden teslim et.'],
      ['Merve', 'İş yerim için belge hemen geldi, vergiler ayrı ayrı yazılı.'],
      ['Ozan', 'Bilet e-postasını kaybettim, siparişi telefon ve belge numarasıyla buldum.'],
    ],
    answer:
      'Yazdığınız için teşekkürler. Bankalar alışılmadık alışverişleri bazen durdurur; siz öderken yerler sizde kalır.',
  },
};
