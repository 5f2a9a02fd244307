import { type Landmark, cathedral, mosque, gables, parliament, tvTower, castleOnRock } from './landmark.server';
import { arches, box, bridge, circle, columns, dome, GROUND, lines, onion, path, peak, wheel } from './shapes.server';

/** Sights of European cities, by code of the city. */
export const EUROPE: Readonly<Record<string, Landmark>> = {
  LON: ({ near, mid, light, accent }) =>
    wheel(88, 52, mid, accent) +
    box(206, 110, 46, near) +
    [212, 240, 268, 296].map((x) => peak(x, 14, 22, near, GROUND - 46)).join('') +
    arches(214, GROUND - 8, 7, 14, light, 8) +
    box(172, 30, 112, near) +
    box(168, 38, 30, near, 92) +
    peak(170, 34, 40, near, 62) +
    circle(187, 78, 11, light),
  PAR: ({ near, mid, light }) =>
    box(36, 90, 46, mid) +
    path('M36 144l10-16h70l10 16z', near) +
    box(282, 90, 52, mid) +
    path('M282 138l10-16h70l10 16z', near) +
    path('M198 30h4l4 56c6 40 20 76 40 104h-26c-6-18-12-26-20-26s-14 8-20 26h-26c20-28 34-64 40-104z', near) +
    path('M184 104h32v6h-32zM174 140h52v7h-52z', near) +
    arches(46, 176, 5, 16, light) +
    arches(292, 176, 5, 16, light),
  BRU: ({ near, mid, light }) => {
    const balls = [
      [200, 52],
      [160, 84],
      [240, 84],
      [200, 106],
      [160, 128],
      [240, 128],
      [200, 158],
    ] as const;
    return (
      lines('M200 52v138M160 84v44M240 84v44M200 52l-40 32M200 52l40 32M160 84l40 22 40-22', mid, 5) +
      lines('M160 128l40 30 40-30M160 128l40-22 40 22M160 128l-26 62M240 128l26 62', mid, 5) +
      balls.map(([x, y]) => circle(x, y, 17, near) + circle(x - 5, y - 6, 5, light)).join('')
    );
  },
  ROM: ({ near }) =>
    path(`M80 ${GROUND}v-66q60-34 150-26l26 16 12 18 40 14v44z`, '#d7a777') +
    [0, 1, 2].map((row) => arches(92 + row * 2, 186 - row * 26, 13 - row * 3, 16, '#8a5a3c', 9)).join('') +
    path(`M330 ${GROUND}q-8-70 6-96 14 26 6 96z`, near) +
    path(`M44 ${GROUND}q-8-54 6-78 14 24 6 78z`, near),
  BCN: ({ near, light, accent }) =>
    [130, 164, 212, 246]
      .map(
        (x, index) =>
          path(
            `M${x} ${GROUND}v-80q2-42 12-${index % 3 === 0 ? 56 : 74} 10 ${index % 3 === 0 ? 14 : 32} 12 ${index % 3 === 0 ? 56 : 74}v80z`,
            near,
          ) + circle(x + 12, index % 3 === 0 ? 54 : 36, 4, accent),
      )
      .join('') +
    box(150, 100, 54, near) +
    peak(168, 64, 46, near, GROUND - 54) +
    arches(160, GROUND, 6, 15, light),
  MOW: ({ near, light, accent, mid }) =>
    box(110, 180, 44, accent) +
    [
      [130, 60, '#2f7d6b'],
      [168, 82, '#d98f2b'],
      [236, 82, '#2c6fb0'],
      [272, 60, '#b23a48'],
    ]
      .map(
        ([x, height, fill]) =>
          box(Number(x) - 11, 22, Number(height), light) + onion(Number(x), 15, String(fill), GROUND - Number(height)),
      )
      .join('') +
    box(186, 30, 84, accent) +
    peak(184, 34, 66, mid, GROUND - 84) +
    onion(201, 8, '#e0b23c', 44) +
    arches(122, GROUND, 10, 17, near, 9),
  LED: ({ near, mid, light }) =>
    box(70, 260, 44, '#e3c46b') +
    columns(82, GROUND - 6, 32, 13, 19, '#ffffff') +
    box(182, 38, 86, '#e3c46b') +
    dome(184, 34, 22, mid, GROUND - 86) +
    path('M199 84l2-66 2 66z', '#c9962d') +
    path(`M0 ${GROUND + 2}l74-44 5 7-60 40zM400 ${GROUND + 2}l-74-44-5 7 60 40z`, near) +
    arches(192, GROUND, 1, 16, light, 16),
  AER: ({ near, light }) =>
    box(180, 26, 84, '#f3ead6') +
    box(120, 150, 34, '#f3ead6') +
    peak(178, 30, 52, near, GROUND - 84) +
    circle(193, 122, 8, light) +
    arches(128, GROUND, 9, 16, near, 9),
  AMS: gables,
  CPH: gables,
  GDN: gables,
  KGD: gables,
  BER: ({ near, light, accent, ...rest }) =>
    tvTower(316)({ near, light, accent, ...rest }) +
    box(86, 150, 16, near, 118) +
    box(78, 166, 8, near, 126) +
    columns(88, GROUND, 64, 6, 28, near) +
    path('M146 102l8-18 14-6 10 10 8 14z', accent),
  MUC: ({ near, light, accent }) =>
    [150, 206]
      .map(
        (x) =>
          box(x, 34, 98, near) + dome(x + 1, 32, 26, accent, GROUND - 98) + peak(x + 13, 8, 14, near, GROUND - 122),
      )
      .join('') +
    box(184, 130, 50, near) +
    path('M184 140l65-40 65 40z', accent) +
    arches(160, 150, 1, 10, light) +
    arches(216, 150, 1, 10, light) +
    arches(200, GROUND, 6, 18, light),
  MIL: () =>
    path(`M90 ${GROUND}v-44l110-66 110 66v44z`, '#e9e2dc') +
    [90, 122, 154, 186, 218, 250, 282]
      .map((x, index) => peak(x, 14, 40, '#d3c7bd', GROUND - 40 - (index < 4 ? index : 6 - index) * 19))
      .join('') +
    arches(104, GROUND, 12, 17, '#8d7b74', 9),
  MAD: ({ near, light, accent }) =>
    box(100, 200, 66, near) +
    box(176, 48, 86, near) +
    dome(170, 60, 38, accent, GROUND - 86) +
    peak(194, 12, 30, light, 70) +
    arches(110, GROUND - 34, 12, 16, light, 8) +
    arches(110, GROUND - 6, 12, 16, light, 8),
  LIS: ({ accent }) => bridge(accent),
  OPO: ({ near }) =>
    lines('M20 168Q200 10 380 168', near, 7) +
    lines('M20 168h360M70 168v-38M120 168v-64M170 168v-78M230 168v-78M280 168v-64M330 168v-38', near, 4) +
    lines('M0 78h400', near, 6),
  ATH: ({ ground, light, near }) =>
    path(`M50 ${GROUND + 6}q50-44 110-44h90q60 4 100 44z`, ground) +
    columns(116, 150, 46, 9, 20, light) +
    box(108, 182, 8, light, 104) +
    peak(104, 190, 34, light, 96) +
    box(108, 182, 6, near, 156),
  PRG: (colours) =>
    path(`M70 150q80-50 210-30l50 30z`, colours.ground) +
    cathedral(170, [66, 92])(colours) +
    [0, 1, 2, 3, 4]
      .map((index) => path(`M${index * 84 - 10} ${GROUND + 14}v-30h84v30h-14q-28-36-56 0z`, '#a58a72'))
      .join(''),
  VIE: (colours) =>
    wheel(130, 64, colours.accent, colours.near) +
    box(220, 130, 44, colours.light) +
    dome(262, 46, 30, '#4e8f84', GROUND - 44) +
    arches(228, GROUND - 6, 8, 15, colours.near, 8),
  BUD: parliament,
  WAW: ({ near, mid, light }) =>
    box(120, 160, 44, mid) +
    box(152, 96, 66, near) +
    box(178, 44, 116, near) +
    box(186, 28, 16, near, 74) +
    path('M197 58l3-40 3 40z', near) +
    [120, 264, 152, 232].map((x) => peak(x, 16, 18, near, GROUND - 44)).join('') +
    arches(186, 170, 3, 10, light, 6) +
    arches(186, 130, 3, 10, light, 6),
  KRK: cathedral(120, [70, 100, 62, 84]),
  CGN: cathedral(150, [96, 96]),
  EDI: castleOnRock,
  SZG: castleOnRock,
  DUB: (colours) => gables(colours) + path(`M90 ${GROUND + 22}q110-60 220 0h-16q-94-44-188 0z`, colours.light),
  VCE: ({ near, light, accent }) =>
    box(100, 26, 104, '#c4674a') +
    peak(98, 30, 34, '#4e8f84', GROUND - 104) +
    box(150, 150, 38, light) +
    [150, 196, 242].map((x) => dome(x + 2, 46, 30, '#8fa8b8', GROUND - 38)).join('') +
    arches(158, GROUND, 8, 18, near, 10) +
    path(`M210 ${GROUND + 24}q50 16 110 0l14-18q4 30-30 30h-70q-24 0-24-12z`, accent),
  KZN: mosque('#3f8fc9'),
};
