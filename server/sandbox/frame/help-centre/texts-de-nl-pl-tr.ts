import type { HelpTexts } from './help-texts';

/** The texts in German, Dutch, Polish and Turkish. */
export const TEXTS_DE_NL_PL_TR: Readonly<Record<'de' | 'nl' | 'pl' | 'tr', HelpTexts>> = {
  de: {
    received: {
      subject: (number) => `Anfrage ${number} eingegangen`,
      body: 'Ihre Anfrage ist da. Eine Kollegin oder ein Kollege liest sie und antwortet per E-Mail.',
    },
    answered: { subject: (number) => `Antwort auf Anfrage ${number}` },
    open: 'Lesen und antworten:',
    answers: {
      void: 'Wir haben die Buchung angesehen. Ob sie noch kostenlos storniert werden kann und bis wann, steht in der Buchung bei der Erstattung. Danach gelten die Regeln des Tarifs.',
      refund:
        'Wir haben die Buchung angesehen. Wählen Sie die Tickets in der Buchung bei der Erstattung aus: Was für jedes zurückkommt, steht dort vor der Bestätigung.',
      exchange:
        'Umgebucht wird in der Buchung: Wählen Sie dort den neuen Tag. Flüge, Gebühr der Fluggesellschaft, Preisunterschied und unsere Gebühr sehen Sie vor der Zahlung.',
      passenger_info_change:
        'Wir haben die Korrektur an die Fluggesellschaft weitergegeben. Falls sie etwas kostet, erscheint die Zahlung in der Buchung, und wir schreiben Ihnen.',
      additional_ticket:
        'Zu ausgestellten Tickets kann niemand hinzugefügt werden. Suchen Sie denselben Flug und kaufen Sie ein Ticket für diese Person; wenn Sie angemeldet sind, stehen beide Buchungen unter Meine Reisen.',
      no_receipt:
        'Den Beleg können Sie jederzeit in der Buchung herunterladen. Er nennt jede Person, den Tarif, die Steuern und unsere Gebühr.',
      additional_services:
        'Was sich noch hinzufügen lässt, steht mit Preis in der Buchung. Nach allem anderen fragen Sie bitte die Fluggesellschaft; der Buchungscode steht auf dem Ticket.',
      pets: 'Über Tiere entscheidet die Fluggesellschaft: wie viele auf einen Flug dürfen, bis zu welchem Gewicht und zu welchem Preis. Bitte rufen Sie dort rechtzeitig an und nennen Sie den Buchungscode. Wir können keinen Platz für ein Tier buchen.',
    },
    afterReply: 'Danke, wir haben das zu Ihrer Anfrage genommen.',
    notFound: (order) =>
      `Wir haben unter dieser Adresse keine Buchung ${order} gefunden. Bitte prüfen Sie beides: Die Nummer steht in der E-Mail mit dem Ticket, die Adresse ist die vom Kauf.`,
    refund: {
      asked: 'Erstattungsantrag mit Unterlagen.',
      done: 'Wir haben den Antrag geprüft und angenommen. Das Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben.',
      refused: 'Wir haben den Antrag geprüft und konnten ihn nicht annehmen. Die Tickets bleiben gültig.',
    },
    surcharge: {
      asked: 'Die Zeit für die Zahlung ist vorbei. Kann noch bezahlt werden?',
      reopened: 'Ja: Die Zahlung in der Buchung ist noch einen Tag offen.',
      closed: 'Das, wofür gezahlt werden sollte, gibt es nicht mehr. Es ist nichts zu zahlen.',
    },
  },
  nl: {
    received: {
      subject: (number) => `Aanvraag ${number} ontvangen`,
      body: 'We hebben je aanvraag. Een collega leest hem en antwoordt per e-mail.',
    },
    answered: { subject: (number) => `Antwoord op aanvraag ${number}` },
    open: 'Lezen en antwoorden:',
    answers: {
      void: 'We hebben de bestelling bekeken. Of je nog gratis kunt annuleren en tot wanneer, staat in de bestelling bij terugbetaling. Daarna gelden de regels van het tarief.',
      refund:
        'We hebben de bestelling bekeken. Kies de tickets in de bestelling bij terugbetaling: wat je voor elk terugkrijgt, zie je voordat je bevestigt.',
      exchange:
        'Wijzigen doe je in de bestelling: kies daar de nieuwe dag. Je ziet de vluchten van de maatschappij, haar boete, het prijsverschil en onze kosten voordat je betaalt.',
      passenger_info_change:
        'We hebben de correctie doorgegeven aan de maatschappij. Rekent die er iets voor, dan komt de betaling in de bestelling te staan en schrijven we je.',
      additional_ticket:
        'Aan uitgegeven tickets kan niemand worden toegevoegd. Zoek dezelfde vlucht en koop een ticket voor die persoon; als je bent ingelogd, staan beide bestellingen bij Mijn reizen.',
      no_receipt:
        'De bon kun je altijd in de bestelling downloaden. Er staan alle reizigers op, het tarief, de belastingen en onze kosten.',
      additional_services:
        'Wat nog kan worden toegevoegd, staat met de prijs in de bestelling. Vraag voor de rest de maatschappij; de boekingscode staat op het ticket.',
      pets: 'Over dieren beslist de maatschappij: hoeveel er op een vlucht mogen, tot welk gewicht en voor welke prijs. Bel haar ruim voor vertrek en geef de boekingscode van je ticket door. Wij kunnen geen plaats voor een dier boeken.',
    },
    afterReply: 'Dank je, we hebben dit aan je aanvraag toegevoegd.',
    notFound: (order) =>
      `We vonden geen bestelling ${order} op dit e-mailadres. Controleer beide: het nummer staat in de e-mail met het ticket, het adres is dat van de aankoop.`,
    refund: {
      asked: 'Aanvraag voor terugbetaling met documenten.',
      done: 'We hebben de aanvraag bekeken en goedgekeurd. Het geld gaat terug zoals je hebt betaald.',
      refused: 'We hebben de aanvraag bekeken en konden hem niet goedkeuren. De tickets blijven geldig.',
    },
    surcharge: {
      asked: 'De tijd om te betalen is voorbij. Kan er nog worden betaald?',
      reopened: 'Ja: de betaling in de bestelling is nog een dag open.',
      closed: 'Waarvoor betaald zou worden, is er niet meer. Er hoeft niets betaald te worden.',
    },
  },
  pl: {
    received: {
      subject: (number) => `Zgłoszenie ${number} przyjęte`,
      body: 'Mamy Twoje zgłoszenie. Pracownik je przeczyta i odpowie e-mailem.',
    },
    answered: { subject: (number) => `Odpowiedź na zgłoszenie ${number}` },
    open: 'Przeczytaj i odpowiedz:',
    answers: {
      void: 'Sprawdziliśmy zamówienie. Czy można je jeszcze bezpłatnie anulować i do kiedy, podaje samo zamówienie w części o zwrotach. Później obowiązują zasady taryfy.',
      refund:
        'Sprawdziliśmy zamówienie. Wybierz bilety w zamówieniu, w części o zwrotach: kwotę za każdy zobaczysz przed potwierdzeniem.',
      exchange:
        'Zmiany dokonasz w zamówieniu: wybierz tam nowy dzień. Loty przewoźnika, jego opłatę, różnicę w cenie i naszą opłatę zobaczysz przed zapłatą.',
      passenger_info_change:
        'Przekazaliśmy poprawkę przewoźnikowi. Jeśli pobierze opłatę, płatność pojawi się w zamówieniu i napiszemy.',
      additional_ticket:
        'Do wystawionych biletów nie można dopisać pasażera. Znajdź ten sam lot i kup bilet dla tej osoby; po zalogowaniu oba zamówienia będą w Moich podróżach.',
      no_receipt:
        'Potwierdzenie można pobrać w zamówieniu w każdej chwili. Zawiera pasażerów, taryfę, podatki i naszą opłatę.',
      additional_services:
        'To, co można jeszcze dodać, jest w zamówieniu z ceną. O resztę zapytaj przewoźnika; kod rezerwacji jest na bilecie.',
      pets: 'O zwierzętach decyduje przewoźnik: ile zabiera na lot, do jakiej wagi i za jaką cenę. Zadzwoń do niego odpowiednio wcześnie i podaj kod rezerwacji z biletu. My nie możemy zarezerwować miejsca dla zwierzęcia.',
    },
    afterReply: 'Dziękujemy, dodaliśmy to do zgłoszenia.',
    notFound: (order) =>
      `Nie znaleźliśmy zamówienia ${order} na ten adres e-mail. Sprawdź jedno i drugie: numer jest w wiadomości z biletem, a adres to ten podany przy zakupie.`,
    refund: {
      asked: 'Wniosek o zwrot z dokumentami.',
      done: 'Sprawdziliśmy wniosek i go przyjęliśmy. Pieniądze wrócą tą samą drogą, którą zapłacono.',
      refused: 'Sprawdziliśmy wniosek i nie mogliśmy go przyjąć. Bilety pozostają ważne.',
    },
    surcharge: {
      asked: 'Czas na płatność minął. Czy można jeszcze zapłacić?',
      reopened: 'Tak: płatność w zamówieniu jest otwarta jeszcze przez dobę.',
      closed: 'To, za co była płatność, nie jest już dostępne. Nie trzeba płacić.',
    },
  },
  tr: {
    received: {
      subject: (number) => `${number} numaralı talep alındı`,
      body: 'Talebiniz bize ulaştı. Bir çalışma arkadaşımız okuyup e-postayla yanıtlayacak.',
    },
    answered: { subject: (number) => `${number} numaralı talebe yanıt` },
    open: 'Okuyun ve yanıtlayın:',
    answers: {
      void: 'Siparişe baktık. Ücretsiz iptalin hâlâ mümkün olup olmadığı ve son saati siparişin iade bölümünde yazar. Sonrasında tarifenin kuralları geçerlidir.',
      refund:
        'Siparişe baktık. Siparişin iade bölümünde biletleri seçin: her biri için geri dönecek tutarı onaydan önce görürsünüz.',
      exchange:
        'Değişiklik siparişte yapılır: yeni günü orada seçin. Havayolunun uçuşlarını, cezasını, fiyat farkını ve hizmet bedelimizi ödemeden önce görürsünüz.',
      passenger_info_change: 'Düzeltmeyi havayoluna ilettik. Ücretliyse ödeme siparişte görünür ve size yazarız.',
      additional_ticket:
        'Kesilmiş biletlere yolcu eklenemez. Aynı uçuşu arayıp o kişi için bilet alın; giriş yaptıysanız iki sipariş de Seyahatlerim’de görünür.',
      no_receipt:
        'Makbuzu siparişten her zaman indirebilirsiniz. İçinde yolcular, tarife, vergiler ve hizmet bedelimiz yazar.',
      additional_services:
        'Hâlâ eklenebilecek her şey siparişte fiyatıyla yer alır. Diğerleri için havayoluna sorun; rezervasyon kodu biletin üzerindedir.',
      pets: 'Hayvanlar hakkında havayolu karar verir: bir uçuşa kaç tane, hangi ağırlığa kadar ve hangi fiyata. Kalkıştan epey önce arayıp biletinizdeki rezervasyon kodunu söyleyin. Biz hayvan için yer ayırtamıyoruz.',
    },
    afterReply: 'Teşekkürler, bunu talebinize ekledik.',
    notFound: (order) =>
      `Bu e-posta adresine ait ${order} numaralı bir sipariş bulamadık. İkisini de kontrol edin: numara biletin geldiği e-postadadır, adres ise satın alırken yazılan adrestir.`,
    refund: {
      asked: 'Belgeli iade talebi.',
      done: 'Talebi inceledik ve kabul ettik. Para, ödeme yaptığınız yolla geri döner.',
      refused: 'Talebi inceledik, kabul edemedik. Biletler geçerliliğini koruyor.',
    },
    surcharge: {
      asked: 'Ödeme süresi doldu. Hâlâ ödenebilir mi?',
      reopened: 'Evet: siparişteki ödeme bir gün daha açık.',
      closed: 'Ödemenin konusu artık mümkün değil. Ödenecek bir şey yok.',
    },
  },
};
