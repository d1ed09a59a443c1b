const local = String.raw`[^\s@<>()[\],;:"\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]{1,64}`
const labels = String.raw`(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8}`
const topLabel = String.raw`\p{L}[\p{L}\d-]{0,61}[\p{L}\d]`
const address = new RegExp(`^${local}@${labels}${topLabel}$`, 'u')
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/** Whether a text can be one email address, in any script. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && address.test(text)

/** The sentence at a field that needs an email address. */
export const emailProblem = 'This is not an email address. Write it like ana@example.com.'

/** An address as it was meant: without blanks around it and without the signs of no width that come along when it is pasted. */
export const cleanEmail = (text: string): string => text.replace(unseen, '').trim()
