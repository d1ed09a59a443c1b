/** What an applicant agrees to before they can be texted; kept with the consent, word for word. */
export const consentWording = (organization: string): string =>
  `I agree to receive text messages from ${organization} about my application. Message and data rates may apply. Reply STOP to opt out.`
