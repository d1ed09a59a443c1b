import { msPerDay } from '../../../rules/day.ts'

/** Area codes of each state of the demo, apart from 737, which is left to those who try something. */
const areaCodes: Record<string, string> = {
  AZ: '480 520 602 623 928',
  CO: '303 719 720 970 983',
  FL: '239 305 321 352 386 407 448 561 656 689 727 754 772 786 813 850 863 904 941 954',
  GA: '229 404 470 478 678 706 762 770 912 943',
  IL: '217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872',
  NC: '252 336 704 743 828 910 919 980 984',
  NJ: '201 551 609 640 732 848 856 862 908 973',
  OH: '216 220 234 326 330 380 419 440 513 567 614 740 937',
  TN: '423 615 629 731 865 901 931',
  TX: '210 214 254 281 325 346 361 409 430 432 469 512 682 713 726 806 817 830 832 903 915 936 940 945 956 972 979',
  VA: '276 434 540 571 703 757 804 826 948',
}
/** Of those who came from elsewhere and kept their number. */
const elsewhere =
  '206 213 253 310 323 360 408 415 425 503 509 510 541 619 650 702 707 714 725 760 775 805 818 858 909 916'

const codesAt = (state: string, areaCode: string) => {
  const own = areaCodes[state]?.split(' ') ?? []
  return [areaCode, ...own.filter((code) => code !== areaCode), ...elsewhere.split(' ')]
}
type At = { state: string; areaCode: string }

/** The numbers for fiction are 555-0100 to 555-0199 of each area code; the last twenty are kept for new days. */
const forThePast = 80
const forNewDays = 20
const createNumber = (code: string, n: number) => `${code}555${String(100 + n).padStart(4, '0')}`

/** Numbers for those of the past, each given once: those of the place first, then those of its state, then of elsewhere. */
export const createPastPhones = () => {
  const given = new Map<string, number>()
  return ({ state, areaCode }: At): string => {
    const code = codesAt(state, areaCode).find((one) => (given.get(one) ?? 0) < forThePast) ?? areaCode
    const nth = given.get(code) ?? 0
    given.set(code, nth + 1)
    return createNumber(code, (nth * 37) % forThePast)
  }
}

/** Numbers for those of one day: each area code gives one a day, another one on each of twenty days. */
export const createPhonesForDay = (day: string) => {
  const since = Math.floor(Date.parse(day) / msPerDay)
  const given = new Set<string>()
  return ({ state, areaCode }: At): string => {
    const code = codesAt(state, areaCode).find((one) => !given.has(one)) ?? areaCode
    given.add(code)
    return createNumber(code, forThePast + ((since + Number(code)) % forNewDays))
  }
}
