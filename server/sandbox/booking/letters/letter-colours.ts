import type { BrandId } from '~/market/brands';

/** The colours of a letter, `#rrggbb`. `action` is the ground of the button and the text of a link. */
export type LetterColours = {
  ground: string;
  card: string;
  line: string;
  ink: string;
  soft: string;
  action: string;
  onAction: string;
};

/** The tokens of each brand: mail programs know no custom properties. A test compares them with `tokens.css`. */
export const LETTER_COLOURS: Readonly<Record<BrandId, { light: LetterColours; dark: LetterColours }>> = {
  intl: {
    light: {
      ground: '#f4f7fb',
      card: '#ffffff',
      line: '#d8e1ec',
      ink: '#0f1b2d',
      soft: '#4a5a70',
      action: '#0b5fcc',
      onAction: '#ffffff',
    },
    dark: {
      ground: '#0a121e',
      card: '#131f31',
      line: '#273750',
      ink: '#e9eff7',
      soft: '#a9b8cb',
      action: '#78b4ff',
      onAction: '#06162b',
    },
  },
  ru: {
    light: {
      ground: '#f7f5fb',
      card: '#ffffff',
      line: '#e1daee',
      ink: '#1c1430',
      soft: '#5a5070',
      action: '#6a2bd9',
      onAction: '#ffffff',
    },
    dark: {
      ground: '#120d1d',
      card: '#1e172e',
      line: '#372c4f',
      ink: '#f0ecf8',
      soft: '#b9aecd',
      action: '#bd9bff',
      onAction: '#1a0b38',
    },
  },
};
