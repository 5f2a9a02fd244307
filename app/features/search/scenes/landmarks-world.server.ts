import { type Landmark, mosque, pyramids, tvTower } from './landmark.server';
import { arches, box, bridge, dome, GROUND, lines, palm, path, peak, wheel } from './shapes.server';

/** Sights of cities of the other continents, by code of the city. */
export const WORLD: Readonly<Record<string, Landmark>> = {
  NYC: ({ near, mid, light }) =>
    box(40, 40, 84, mid) +
    box(300, 46, 96, mid) +
    path(`M96 ${GROUND}V104h10l10-52 10 52h10v86z`, near) +
    box(146, 36, 72, mid) +
    path(`M186 ${GROUND}V88h6V68h7V50h5V20h3v30h5v18h7v20h6v102z`, near) +
    path(`M248 ${GROUND}V96l16-56 16 56v94z`, near) +
    arches(50, 176, 2, 14, light) +
    arches(192, 176, 3, 12, light, 7) +
    arches(256, 176, 2, 12, light, 7) +
    arches(310, 176, 2, 16, light),
  IST: mosque('#7d8fa8'),
  DXB: ({ near, mid, light }) =>
    path(`M196 ${GROUND}V120h-6v-34h5V60h3l3-52 3 52h3v26h5v34h-6v70z`, near) +
    path(`M80 ${GROUND}q74-44 58-124l-5-8q-64 60-53 132z`, light) +
    path(`M138 66q18 80-52 124h52z`, mid) +
    box(262, 28, 86, mid) +
    box(298, 24, 64, mid),
  SEL: (colours) =>
    path(`M120 ${GROUND}q80-54 170 0z`, colours.ground) +
    tvTower(206)(colours) +
    box(60, 40, 70, colours.mid) +
    box(306, 44, 82, colours.mid),
  YTO: (colours) =>
    box(70, 46, 74, colours.mid) +
    box(122, 34, 98, colours.near) +
    tvTower(196)(colours) +
    box(236, 40, 86, colours.mid) +
    box(284, 46, 62, colours.near),
  SFO: ({ accent }) => bridge(accent),
  TYO: ({ near, accent }) =>
    path(`M90 ${GROUND}l84-112q20-12 40 0l84 112z`, '#8ea6d1') +
    path('M152 108l22-30q20-12 40 0l22 30-20-8-14 10-18-10-16 10z', '#ffffff') +
    [0, 1, 2, 3]
      .map(
        (tier) =>
          box(308 + tier * 3, 44 - tier * 6, 14, near, GROUND - tier * 26) +
          path(`M${292 + tier * 4} ${178 - tier * 26}q22-4 30-14h${16 - tier * 2}q8 10 30 14z`, accent),
      )
      .join('') +
    lines('M329 90v-28', near, 3),
  BKK: ({ near, accent, light }) =>
    [
      [120, 70],
      [200, 116],
      [280, 70],
    ]
      .map(([x = 0, height = 0]) =>
        path(
          `M${x - 30} ${GROUND}q6-${height * 0.4} 22-${height * 0.5}q6-${height * 0.2} 8-${height * 0.6}q2 ${height * 0.4} 8 ${height * 0.6}q16 ${height * 0.1} 22 ${height * 0.5}z`,
          '#e0ab3a',
        ),
      )
      .join('') +
    box(76, 250, 26, near) +
    path(`M70 ${GROUND - 26}l30-16h200l30 16z`, accent) +
    arches(92, GROUND, 13, 17, light),
  SIN: ({ near, mid, light }) =>
    [110, 176, 242].map((x) => path(`M${x} ${GROUND}l10-94h22l10 94z`, near)).join('') +
    path('M84 96q116-24 236-8l-10 12H96z', mid) +
    arches(126, 176, 1, 12, light) +
    arches(192, 176, 1, 12, light) +
    arches(258, 176, 1, 12, light),
  HKG: ({ near, mid, light }) =>
    box(80, 36, 78, mid) +
    path(`M126 ${GROUND}V76l16-30 16 30v114z`, near) +
    box(170, 40, 98, mid) +
    path(`M220 ${GROUND}V58l14-14 14 14v132z`, near) +
    box(260, 34, 72, mid) +
    box(302, 30, 100, near) +
    arches(88, 176, 2, 14, light) +
    arches(308, 176, 2, 10, light, 6),
  SYD: ({ near, light }) =>
    lines('M210 176Q310 70 410 176', near, 6) +
    lines('M200 172h210', near, 5) +
    path(
      `M60 ${GROUND - 6}q10-70 62-84q6 50-12 84zM112 ${GROUND - 6}q4-58 48-72q8 44-10 72zM152 ${GROUND - 6}q2-42 36-54q8 34-6 54z`,
      light,
    ) +
    box(48, 160, 12, near),
  CAI: pyramids,
  RAK: ({ accent, light, near }) =>
    box(180, 44, 104, '#c9683f') +
    box(188, 28, 22, '#c9683f', 86) +
    dome(192, 20, 14, near, 64) +
    arches(192, 150, 2, 14, light) +
    arches(192, 116, 2, 14, light) +
    box(60, 110, 36, accent) +
    box(236, 110, 30, accent),
  TAS: mosque('#3fa6a0'),
  SKD: mosque('#2d8fb8'),
  AUH: mosque('#e8e4da'),
  DOH: mosque('#d9d2c2'),
  MIA: ({ near, mid }) =>
    box(110, 40, 78, '#f6c6c9') +
    box(158, 34, 58, '#bfe3df') +
    box(198, 46, 92, '#fbe3b4') +
    box(252, 34, 66, '#cfd7f3') +
    arches(120, 180, 2, 14, near) +
    arches(208, 180, 2, 16, near) +
    arches(262, 180, 1, 14, mid) +
    palm(80, 90, 8, '#7a4a2b', '#2b8f5e'),
  LAS: (colours) =>
    wheel(260, 60, colours.accent, colours.light) +
    path(`M80 ${GROUND}l56-80 56 80z`, colours.near) +
    box(190, 30, 96, colours.mid),
  ORL: ({ near, light, accent }) =>
    box(140, 120, 44, light) +
    [140, 176, 206, 240]
      .map(
        (x, index) =>
          box(x, 20, 60 + (index % 2) * 26, light) +
          peak(x - 3, 26, 34, index % 2 ? accent : near, GROUND - 60 - (index % 2) * 26),
      )
      .join('') +
    arches(190, GROUND, 1, 20, near, 20),
};
