import { describe, expect, it } from 'vitest';
import type { NameAlphabet } from './document-types';
import { checkName, passportName, plainName, tidyName, type NameFault } from './names';

describe('checkName', () => {
  it.each<[string, NameAlphabet, NameFault | null]>([
    ['Ivanova', 'latin', null],
    ["O'Neil-Smith", 'latin', null],
    ['Müßig', 'latin', null],
    ['van der Berg', 'latin', null],
    ['Ng', 'latin', null],
    ['Иванова', 'latinOrCyrillic', null],
    ['Салтыков-Щедрин', 'latinOrCyrillic', null],
    ['Ivanova', 'latinOrCyrillic', null],
    ['Иванова', 'latin', 'latinOnly'],
    ['Əliyeva', 'latin', null],
    ['Ɓala', 'latin', 'latinOnly'],
    ['Ɓala', 'latinOrCyrillic', 'latinOnly'],
    ['王', 'latin', 'latinOnly'],
    ['王', 'latinOrCyrillic', 'latinOnly'],
    ['王', 'cyrillic', 'cyrillicOnly'],
    ['Ивaнова', 'latinOrCyrillic', 'oneAlphabet'],
    ['Ivan0va', 'latin', 'lettersOnly'],
    ['12345', 'latin', 'digitsOnly'],
    ['Ivan@va', 'latin', 'specialCharacters'],
    ['Anna <b>', 'latin', 'specialCharacters'],
    ['Annna', 'latin', 'threeRepeated'],
    ['АААнна', 'latinOrCyrillic', 'threeRepeated'],
    ['Anna--Maria', 'latin', 'tooManyHyphens'],
    ['-Anna', 'latin', 'tooManyHyphens'],
    ['A-B-C-D-E', 'latin', 'tooManyHyphens'],
    ['Ivanova', 'cyrillic', 'cyrillicOnly'],
    ['Иванова', 'cyrillic', null],
    ['Smrt', 'latin', null],
    ['Brndlf', 'latin', 'noVowels'],
    ['Брндлф', 'latinOrCyrillic', 'noVowels'],
    ['Ályr', 'latin', null],
    ['Ivanov12345', 'latin', 'fiveDigitsAtEdge'],
    ['12345Ivanov', 'latin', 'fiveDigitsAtEdge'],
    ['Anna__Maria', 'latin', 'tooManyHyphens'],
    ['Anna_Maria', 'latin', 'specialCharacters'],
    ["'", 'latin', 'lettersOnly'],
    ['ab'.repeat(20), 'latin', null],
    [`${'ab'.repeat(20)}c`, 'latin', 'maxCharacters'],
  ])('%s in %s: %s', (name, alphabet, fault) => expect(checkName(name, alphabet)).toBe(fault));
});

describe('tidyName', () => {
  it.each([
    ['  Anna   Maria ', 'Anna Maria'],
    ['O’Neil', "O'Neil"],
    ['Oʻgʻli', "O'g'li"],
    ['Anna´s', "Anna's"],
    ['ＡＮＮＡ', 'ANNA'],
    ['Anna–Maria', 'Anna-Maria'],
    ['Ёлкин', 'Ёлкин'],
  ])('%s → %s', (typed, tidy) => expect(tidyName(typed)).toBe(tidy));
});

describe('plainName', () => {
  it.each([
    ['José', 'Jose'],
    ['Müßig', 'Mussig'],
    ['Łukasz Ørsted', 'Lukasz Orsted'],
    ['Əhməd', 'Ehmed'],
    ['Ёлкин', 'Ёлкин'],
  ])('%s → %s', (name, plain) => expect(plainName(name)).toBe(plain));
});

/** Rows of ICAO Doc 9303 part 3, section 6, table A; where it gives two ways, those of the countries named. */
describe('passportName', () => {
  it.each([
    ['Müller', 'DE', 'Mueller'],
    ['JÖRG', 'AT', 'JOERG'],
    ['Übermaß', 'CH', 'Uebermass'],
    ['Groß-Gerau', 'DE', 'Gross-Gerau'],
    ['Jo\u0308rg', 'DE', 'Joerg'],
    ['Ångström', 'SE', 'Aangstroem'],
    ['Mäkinen', 'FI', 'Maekinen'],
    ['Øvergård', 'NO', 'Oevergaard'],
    ['Bjørk Ærø', 'DK', 'Bjoerk AEroe'],
    ['Þór Guðmundsdóttir', 'IS', 'THor Gudmundsdottir'],
    ['Kõiv', 'EE', 'Koiv'],
    ['Agüero Muñoz', 'ES', 'Aguero Munoz'],
    ['Agüero', 'AR', 'Aguero'],
    ['Saül Lefèvre', 'FR', 'Saul Lefevre'],
    ['Gökçe Yıldırım', 'TR', 'Gokce Yildirim'],
    ['İpek Şahin Ağaoğlu', 'TR', 'Ipek Sahin Agaoglu'],
    ['Łukasz Żółć', 'PL', 'Lukasz Zolc'],
    ['Đorđević', 'RS', 'Dordevic'],
    ['Țepeș', 'RO', 'Tepes'],
    ['Őrsi', 'HU', 'Orsi'],
    ['Çelik', 'NL', 'Celik'],
    ['Œuvrard', 'FR', 'OEuvrard'],
    ['Əliyeva', 'AZ', 'Eliyeva'],
    ['Ŋunu Ħal', 'MT', 'Nunu Hal'],
    ['Müller', undefined, 'Mueller'],
    ['Щукина', 'RU', 'Щукина'],
  ])('%s of %s → %s', (name, citizenship, latin) => expect(passportName(name, citizenship)).toBe(latin));
});
