const zones = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  Z: 'America/Phoenix',
  P: 'America/Los_Angeles',
  A: 'America/Anchorage',
  D: 'America/Adak',
  H: 'Pacific/Honolulu',
  R: 'America/Puerto_Rico',
  G: 'Pacific/Guam',
  S: 'Pacific/Pago_Pago',
} as const
type ZoneLetter = keyof typeof zones

/** Every state's zones and area codes; a code in another zone or in several carries its own letters (`850:EC`). */
const table: Record<string, string> = {
  AL: 'C 205 251 256 334 659 938',
  AK: 'AD 907',
  AZ: 'ZM 480:Z 520:Z 602:Z 623:Z 928',
  AR: 'C 327 479 501 870',
  CA: 'P 209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 747 760 805 818 820 831 837 840 858 909 916 925 949 951',
  CO: 'M 303 719 720 748 970 983',
  CT: 'E 203 475 860 959',
  DE: 'E 302',
  DC: 'E 202 771',
  FL: 'EC 239:E 305:E 321:E 324:E 352:E 386:E 407:E 448 561:E 645:E 656:E 689:E 727:E 728:E 754:E 772:E 786:E 813:E 850 863:E 904:E 941:E 954:E',
  GA: 'E 229 404 470 478 678 706 762 770 912 943',
  HI: 'H 808',
  ID: 'MP 208 986',
  IL: 'C 217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872',
  IN: 'EC 219 260:E 317:E 463:E 574 765 812 930',
  IA: 'C 319 515 563 641 712',
  KS: 'CM 316:C 620 785 913:C',
  KY: 'EC 270 364 502:E 606 761 859:E',
  LA: 'C 225 318 337 457 504 985',
  ME: 'E 207',
  MD: 'E 227 240 301 410 443 667',
  MA: 'E 339 351 413 508 617 774 781 857 978',
  MI: 'EC 231:E 248:E 269:E 313:E 517:E 586:E 616:E 679:E 734:E 810:E 906 947:E 989:E',
  MN: 'C 218 320 507 612 651 763 924 952',
  MS: 'C 228 471 601 662 769',
  MO: 'C 235 314 417 557 573 636 660 816 975',
  MT: 'M 406',
  NE: 'CM 308 402 531',
  NV: 'PM 702:P 725:P 775',
  NH: 'E 603',
  NJ: 'E 201 551 609 640 732 848 856 862 908 973',
  NM: 'M 505 575',
  NY: 'E 212 315 329 332 347 363 465 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934',
  NC: 'E 252 336 472 704 743 828 910 919 980 984',
  ND: 'CM 701',
  OH: 'E 216 220 234 283 326 330 380 419 436 440 513 567 614 740 937',
  OK: 'C 405 539 572 580 918',
  OR: 'PM 458 503:P 541 971:P',
  PA: 'E 215 223 267 272 412 445 484 570 582 610 717 724 814 835 878',
  RI: 'E 401',
  SC: 'E 803 821 839 843 854 864',
  SD: 'CM 605',
  TN: 'EC 423 615:C 629:C 731:C 865:E 901:C 931',
  TX: 'CM 210:C 214:C 254:C 281:C 325:C 346:C 361:C 409:C 430:C 432 469:C 512:C 621:C 682:C 713:C 726:C 737:C 806:C 817:C 830:C 832:C 903:C 915:M 936:C 940:C 945:C 956:C 972:C 979:C',
  UT: 'M 385 435 801',
  VT: 'E 802',
  VA: 'E 276 434 540 571 686 703 757 804 826 948',
  WA: 'P 206 253 360 425 509 564',
  WV: 'E 304 681',
  WI: 'C 262 274 353 414 534 608 715 920',
  WY: 'M 307',
  AS: 'S 684',
  GU: 'G 671',
  MP: 'G 670',
  PR: 'R 787 939',
  VI: 'R 340',
}

const isZone = (letter: string): letter is ZoneLetter => letter in zones
const getZones = (letters: string): string[] =>
  Array.from(letters).flatMap((each) => (isZone(each) ? [zones[each]] : []))

type Place = { states: string[]; zones: string[] }
const byState = new Map<string, string[]>()
const byCode = new Map<string, Place>()
for (const [state, line] of Object.entries(table)) {
  const [letters = '', ...codes] = line.split(' ')
  byState.set(state, getZones(letters))
  for (const code of codes) {
    const [digits = '', own] = code.split(':')
    byCode.set(digits, { states: [state], zones: getZones(own ?? letters) })
  }
}

/** Area codes of the United States, for tests and lists. */
export const usAreaCodes = [...byCode.keys()]

const nowhere: Place = { states: [], zones: [] }

/**
 * Every state and zone that a number's area code or a person's state could mean; empty when neither is known.
 * A phone keeps its area code when its owner moves, so neither alone is trusted.
 */
export const findPlaces = (e164: string, state: string | null): Place => {
  const ofNumber = byCode.get(e164.slice(2, 5)) ?? nowhere
  const ofState = state === null ? [] : (byState.get(state) ?? [])
  return {
    states: [...new Set([...ofNumber.states, ...(state !== null && ofState.length > 0 ? [state] : [])])].toSorted(),
    zones: [...new Set([...ofNumber.zones, ...ofState])].toSorted(),
  }
}
