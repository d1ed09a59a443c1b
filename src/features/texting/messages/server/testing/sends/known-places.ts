// What the judge of generated sends knows about places, written apart from the tables of the product.

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'
const arizona = 'America/Phoenix'

/** Some area codes of every state and territory, with every zone that they reach into. */
export const areas: Record<string, { state: string; zones: string[] }> = {
  205: { state: 'AL', zones: [central] },
  251: { state: 'AL', zones: [central] },
  907: { state: 'AK', zones: ['America/Anchorage', 'America/Adak'] },
  602: { state: 'AZ', zones: [arizona] },
  928: { state: 'AZ', zones: [arizona, mountain] },
  501: { state: 'AR', zones: [central] },
  213: { state: 'CA', zones: [pacific] },
  415: { state: 'CA', zones: [pacific] },
  303: { state: 'CO', zones: [mountain] },
  860: { state: 'CT', zones: [eastern] },
  302: { state: 'DE', zones: [eastern] },
  202: { state: 'DC', zones: [eastern] },
  305: { state: 'FL', zones: [eastern] },
  850: { state: 'FL', zones: [eastern, central] },
  404: { state: 'GA', zones: [eastern] },
  808: { state: 'HI', zones: ['Pacific/Honolulu'] },
  208: { state: 'ID', zones: [mountain, pacific] },
  312: { state: 'IL', zones: [central] },
  317: { state: 'IN', zones: [eastern] },
  812: { state: 'IN', zones: [eastern, central] },
  515: { state: 'IA', zones: [central] },
  785: { state: 'KS', zones: [central, mountain] },
  502: { state: 'KY', zones: [eastern] },
  270: { state: 'KY', zones: [eastern, central] },
  504: { state: 'LA', zones: [central] },
  225: { state: 'LA', zones: [central] },
  207: { state: 'ME', zones: [eastern] },
  410: { state: 'MD', zones: [eastern] },
  617: { state: 'MA', zones: [eastern] },
  313: { state: 'MI', zones: [eastern] },
  906: { state: 'MI', zones: [eastern, central] },
  612: { state: 'MN', zones: [central] },
  601: { state: 'MS', zones: [central] },
  662: { state: 'MS', zones: [central] },
  314: { state: 'MO', zones: [central] },
  406: { state: 'MT', zones: [mountain] },
  308: { state: 'NE', zones: [central, mountain] },
  702: { state: 'NV', zones: [pacific] },
  775: { state: 'NV', zones: [pacific, mountain] },
  603: { state: 'NH', zones: [eastern] },
  201: { state: 'NJ', zones: [eastern] },
  505: { state: 'NM', zones: [mountain] },
  212: { state: 'NY', zones: [eastern] },
  704: { state: 'NC', zones: [eastern] },
  701: { state: 'ND', zones: [central, mountain] },
  614: { state: 'OH', zones: [eastern] },
  405: { state: 'OK', zones: [central] },
  503: { state: 'OR', zones: [pacific] },
  541: { state: 'OR', zones: [pacific, mountain] },
  215: { state: 'PA', zones: [eastern] },
  412: { state: 'PA', zones: [eastern] },
  401: { state: 'RI', zones: [eastern] },
  803: { state: 'SC', zones: [eastern] },
  605: { state: 'SD', zones: [central, mountain] },
  423: { state: 'TN', zones: [eastern, central] },
  615: { state: 'TN', zones: [central] },
  512: { state: 'TX', zones: [central] },
  432: { state: 'TX', zones: [central, mountain] },
  801: { state: 'UT', zones: [mountain] },
  802: { state: 'VT', zones: [eastern] },
  804: { state: 'VA', zones: [eastern] },
  206: { state: 'WA', zones: [pacific] },
  304: { state: 'WV', zones: [eastern] },
  414: { state: 'WI', zones: [central] },
  307: { state: 'WY', zones: [mountain] },
  684: { state: 'AS', zones: ['Pacific/Pago_Pago'] },
  671: { state: 'GU', zones: ['Pacific/Guam'] },
  670: { state: 'MP', zones: ['Pacific/Guam'] },
  787: { state: 'PR', zones: ['America/Puerto_Rico'] },
  340: { state: 'VI', zones: ['America/Puerto_Rico'] },
}

/** Area codes that say nothing about a place: toll-free. */
export const placeless = ['800', '888', '855']

/** Canada, the Caribbean, pay-per-call: no one there may ever be texted. */
export const abroad = ['416', '604', '876', '809', '900']

const split: Record<string, string[]> = {
  AK: ['America/Anchorage', 'America/Adak'],
  AZ: [arizona, mountain],
  FL: [eastern, central],
  ID: [mountain, pacific],
  IN: [eastern, central],
  KS: [central, mountain],
  KY: [eastern, central],
  MI: [eastern, central],
  ND: [central, mountain],
  NE: [central, mountain],
  NV: [pacific, mountain],
  OR: [pacific, mountain],
  SD: [central, mountain],
  TN: [eastern, central],
  TX: [central, mountain],
}

/** Every zone of a state. */
export const listZonesForState = (state: string): string[] =>
  split[state] ?? Object.values(areas).find((area) => area.state === state)?.zones ?? []

/** How people write their state. */
export const spellings: Record<string, string[]> = {
  AL: ['AL', 'Alabama', 'al', 'Ala.'],
  AZ: ['AZ', 'Arizona'],
  CA: ['CA', 'Calif.', 'california'],
  CT: ['CT', 'Connecticut'],
  FL: ['FL', 'Fla.', 'FLORIDA'],
  HI: ['HI', 'Hawaii'],
  ID: ['ID', 'Idaho'],
  IN: ['IN', 'Indiana'],
  KY: ['KY', 'Kentucky', 'ky.'],
  LA: ['LA', 'Louisiana', ' la '],
  MS: ['MS', 'Mississippi', 'Miss.'],
  NY: ['NY', 'N.Y.', 'new york'],
  PA: ['PA', 'Penn.', 'Pennsylvania'],
  RI: ['RI', 'R.I.', 'Rhode Island'],
  TX: ['TX', 'Tex.', 'texas', 'TX.'],
  WA: ['WA', 'Washington'],
}

/** Federal holidays of the years that are generated, as a calendar lists them. */
export const holidays = new Set(
  `2026-11-26 2026-12-25
   2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-19 2027-07-04 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-25
   2028-01-01 2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-11 2028-11-23 2028-12-25`.split(
    /\s+/,
  ),
)

/** Days on which mistakes are likely, besides the holidays: changes of hours, their eves, turns of a year, the leap day. */
export const oddDays =
  '2027-03-13 2027-03-14 2027-11-06 2027-11-07 2028-03-11 2028-03-12 2028-11-05 2026-12-31 2027-12-31 2028-02-29 2027-07-05'.split(
    ' ',
  )
