import { SCHENGEN } from '../landings/visa-free';

const SCHENGEN_SITE = 'https://home-affairs.ec.europa.eu/policies/schengen/visa-policy_en';

/** Sites of governments that tell their rules of entry. */
const SITES: Readonly<Record<string, string>> = {
  AE: 'https://u.ae/en/information-and-services/visa-and-emirates-id',
  AM: 'https://evisa.mfa.am',
  AU: 'https://immi.homeaffairs.gov.au',
  AZ: 'https://evisa.gov.az',
  CA: 'https://www.canada.ca/en/immigration-refugees-citizenship.html',
  EG: 'https://visa2egypt.gov.eg',
  GB: 'https://www.gov.uk/check-uk-visa',
  GE: 'https://www.geoconsul.gov.ge',
  ID: 'https://evisa.imigrasi.go.id',
  IN: 'https://indianvisaonline.gov.in/evisa',
  JP: 'https://www.mofa.go.jp/j_info/visit/visa/index.html',
  KR: 'https://www.k-eta.go.kr',
  SG: 'https://www.ica.gov.sg',
  TH: 'https://www.thaievisa.go.th',
  TR: 'https://www.evisa.gov.tr',
  US: 'https://travel.state.gov',
  UZ: 'https://e-visa.gov.uz',
  VN: 'https://evisa.gov.vn',
};

/** Returns the site of a country where its rules of entry stand; null when we know none. */
export function officialSite(country: string): string | null {
  return SITES[country] ?? (SCHENGEN.includes(country) ? SCHENGEN_SITE : null);
}
