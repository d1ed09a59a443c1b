/** '$1,234.56' of integer cents. */
export const formatUsd = (cents: number): string => {
  const whole = Math.abs(Math.round(cents))
  const dollars = String(Math.trunc(whole / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${cents < 0 && whole > 0 ? '-' : ''}$${dollars}.${String(whole % 100).padStart(2, '0')}`
}

/** Integer cents of a written amount ('$1,234.56', '12', '-3.5'), further decimals rounded half up; null when it is none. */
export const parseCents = (text: string): number | null => {
  if (text.length > 40) return null
  const parts = /^\s*(-?)\s*\$?\s*(-?)([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)?(?:\.([0-9]*))?\s*$/.exec(text)
  const [, sign = '', innerSign = '', dollars = '', decimals = ''] = parts ?? []
  if (!parts || dollars + decimals === '' || sign + innerSign === '--') return null
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2))
  const rounded = cents + ((decimals[2] ?? '0') >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(rounded)) return null
  return sign + innerSign === '-' && rounded > 0 ? -rounded : rounded
}

/** Currencies whose amounts Stripe tells in whole units. */
export const wholeUnits = [
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
]
/** Currencies whose amounts Stripe tells in thousandths; all others but those in whole units come in hundredths. */
export const thousandths = ['bhd', 'jod', 'kwd', 'omr', 'tnd']

const getDecimals = (currency: string): number =>
  wholeUnits.includes(currency) ? 0 : thousandths.includes(currency) ? 3 : 2

/** The number of an amount in the smallest unit of its currency: 50 of 5,000 EUR cents, 5,000 of as many yen. */
export const toUnits = (amount: number, currency: string): number => amount / 10 ** getDecimals(currency)

/** '€50.00' of 5,000 and 'eur', '¥5,000' of 5,000 and 'jpy'; 'ZZZ 50.00' of a currency no one knows. Currencies are three small letters. */
export const formatAmount = (amount: number, currency: string): string => {
  if (currency === 'usd') return formatUsd(amount)
  const digits = getDecimals(currency)
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(toUnits(amount, currency))
    .replace(/\u00a0/g, ' ')
}
