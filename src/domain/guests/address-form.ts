import { needsPostcode } from './countries.ts';

/** How the address of a country is asked for. The names are keys of texts. */
interface AddressForm {
  city: 'city' | 'cityAndState' | 'cityAndProvince';
  postcode: 'postCode' | 'postCodeOptional' | 'zip' | 'pin' | 'eircode';
  isPostcodeFirst: boolean;
}

/**
 * From Google's address metadata. A test compares the lists with the package that has them, and shows what has changed.
 * An address has no field of its own for the state or province that its country asks for: it stands with the city.
 */
const COUNTRIES = {
  withState: 'AS AU BR FM IN MH MP MX PW UM US VE VI',
  withProvince: 'CA CN CR ES ID IQ IT PG SO SV',
  zip: 'AS FM GU MH MP PR PW US VI',
  pin: 'IN',
  eircode: 'IE',
  postcodeFirst:
    'AD AL AM AR AT AX AZ BA BE BG BL BY CH CL CV CY CZ DE DK DO DZ EC EE EH ES ET FI FO FR GE GF GL GN GP GR GT GW HR ' +
    'HT IS IT KG KW KZ LA LI LR LT LU MA MC MD ME MF MG MK MQ MU MX MY MZ NC NE NI NL NO OM PF PL PM PT PY RE RO RS SE ' +
    'SI SJ SK SM SN SV TJ TM TN TR TZ UY UZ VA WF XK YT ZM',
};

/** How an address in the country is asked for. `country`: its ISO code. */
export function addressForm(country: string): AddressForm {
  const isIn = (list: keyof typeof COUNTRIES) => COUNTRIES[list].split(' ').includes(country);
  const named = (['zip', 'pin', 'eircode'] as const).find(isIn);
  return {
    city: isIn('withState') ? 'cityAndState' : isIn('withProvince') ? 'cityAndProvince' : 'city',
    postcode: named ?? (needsPostcode(country) ? 'postCode' : 'postCodeOptional'),
    isPostcodeFirst: isIn('postcodeFirst'),
  };
}
