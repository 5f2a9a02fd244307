import type { EditorialTexts } from './editorial-texts';

export const tr: EditorialTexts = {
  'home.banners.promotion.title': 'Aktarmalı daha ucuz',
  'home.banners.promotion.text':
    'İki ayrı bilet çoğu zaman tek biletten ucuzdur. Biz birleştiririz ve neye dikkat edeceğinizi söyleriz.',
  'home.banners.promotion.action': 'Nasıl çalışır',
  'home.banners.tg.title': 'Telegram’da ucuz biletler',
  'home.banners.tg.text': 'Günde bir mesaj: gece düşen fiyatlar.',
  'home.banners.tg.action': 'Kanalı aç',
  'home.banners.blog.title': 'Kabin bagajına neler sığar',
  'home.banners.blog.text': 'Havayoluna göre ölçüler, ağırlıklar ve kontrolden geçmeyenler.',
  'home.banners.blog.action': 'Yazıyı oku',
  'home.banners.easter_egg.title': 'Tavşanımızı gördünüz mü?',
  'home.banners.easter_egg.text': 'Uçağını kaçırdı ve sayfalarımızdan birinde saklanıyor.',
  'home.banners.easter_egg.action': 'Onu ara',
  'home.faq.ticket.question': 'Biletimi nasıl alırım?',
  'home.faq.ticket.answer':
    'Ödemeden birkaç dakika sonra e-postayla. Check-in’de yalnızca rezervasyonda kullandığınız belge gerekir.',
  'home.faq.price.question': 'Fiyata neler dahil?',
  'home.faq.price.answer':
    'Tüm yolcular için yolculuk, vergiler ve harçlar. Her teklifte kayıtlı bagajın dahil olup olmadığı yazar.',
  'home.faq.payment.question': 'Kartımdan ne zaman para çekilir?',
  'home.faq.payment.answer':
    '“Öde”ye bastığınızda. Ondan önce fiyat kısa bir süre sizin için tutulur; ödeme sayfasında ne zamana kadar olduğu yazar.',
  'home.faq.transfer.question': 'Bireysel aktarma nedir?',
  'home.faq.transfer.answer':
    'Tek siparişte ayrı biletler. Bazen bagajınızı alıp yeniden teslim etmeniz, bazı havalimanlarında da transit vize almanız gerekir. Bunu ödemeden önce bildiririz.',
  'home.faq.children.question': 'Çocuk bileti ne kadar?',
  'home.faq.children.answer':
    '2 yaşın altı, koltuksuz: genellikle yetişkin tarifesinin onda biri kadar. 2–11 yaş: taşıyıcıya göre değişen bir indirim. Arama, herkes için toplamı gösterir.',
  'home.faq.refund.question': 'Bileti iade edebilir miyim?',
  'home.faq.refund.answer':
    'Tarifeye bağlıdır; koşulları ödemeden önce görürsünüz. Yolculuğu taşıyıcı iptal ederse hizmet bedeli almayız.',
  'home.subscription.promo': 'Şehrinizden ucuz biletler; haftada bir, daha sık değil.',
  'home.subscription.blog.title': 'Yolculuk notları',
  'home.subscription.blog.text': 'Vize, bagaj, aktarma: çok gezenlerden kısa yazılar.',
  'prize_draw.prize': 'iki kişilik gidiş-dönüş uçuş, en fazla 600 €',
  'war_banner.text': 'Ukrayna hava sahası kapalı: yolculuklar komşu ülkelerin havalimanlarından başlar.',
  'covid_banner.text': 'Giriş kuralları değişir. Yola çıkmadan önce kontrol edin.',
};
