import type { EditorialTexts } from './editorial-texts';

export const es: EditorialTexts = {
  'home.banners.promotion.title': 'Más barato con escala',
  'home.banners.promotion.text':
    'Dos billetes por separado suelen costar menos que uno. Los combinamos y te decimos en qué fijarte.',
  'home.banners.promotion.action': 'Cómo funciona',
  'home.banners.tg.title': 'Billetes baratos en Telegram',
  'home.banners.tg.text': 'Un mensaje al día con los precios que han bajado por la noche.',
  'home.banners.tg.action': 'Abrir el canal',
  'home.banners.blog.title': 'Qué cabe en el equipaje de mano',
  'home.banners.blog.text': 'Medidas y pesos por aerolínea, y lo que no pasa el control.',
  'home.banners.blog.action': 'Leer el artículo',
  'home.banners.easter_egg.title': '¿Has visto a nuestro conejo?',
  'home.banners.easter_egg.text': 'Ha perdido el vuelo y se esconde en una de nuestras páginas.',
  'home.banners.easter_egg.action': 'Buscarlo',
  'home.faq.ticket.question': '¿Cómo recibo mi billete?',
  'home.faq.ticket.answer':
    'Por correo electrónico, unos minutos después de pagar. Para facturar solo necesitas el documento con el que reservaste.',
  'home.faq.price.question': '¿Qué incluye el precio?',
  'home.faq.price.answer':
    'El viaje, los impuestos y las tasas de todos los pasajeros. Cada oferta indica si incluye equipaje facturado.',
  'home.faq.payment.question': '¿Cuándo se carga en la tarjeta?',
  'home.faq.payment.answer':
    'Cuando pulsas «Pagar». Antes te guardamos el precio un rato; la página de pago dice hasta cuándo.',
  'home.faq.transfer.question': '¿Qué es un trasbordo por tu cuenta?',
  'home.faq.transfer.answer':
    'Billetes separados en un mismo pedido. A veces hay que recoger el equipaje y volver a facturarlo, y en algunos aeropuertos hace falta visado de tránsito. Te avisamos antes de pagar.',
  'home.faq.children.question': '¿Cuánto cuesta el billete de un niño?',
  'home.faq.children.answer':
    'Menores de 2 años sin asiento: normalmente una décima parte de la tarifa de adulto. De 2 a 11 años: un descuento que depende de la compañía. La búsqueda muestra el total de todos.',
  'home.faq.refund.question': '¿Puedo devolver un billete?',
  'home.faq.refund.answer':
    'Depende de la tarifa; las condiciones se ven antes de pagar. Si la compañía cancela el viaje, no cobramos gastos.',
  'home.subscription.promo': 'Billetes baratos desde tu ciudad, una vez por semana y no más.',
  'home.subscription.blog.title': 'Notas de viaje',
  'home.subscription.blog.text': 'Visados, equipaje, conexiones: artículos cortos de gente que viaja mucho.',
  'prize_draw.prize': 'vuelo de ida y vuelta para dos, hasta 600 €',
  'war_banner.text': 'El espacio aéreo de Ucrania está cerrado: los viajes empiezan en aeropuertos de países vecinos.',
  'covid_banner.text': 'Las normas de entrada cambian. Consúltalas antes de viajar.',
};
