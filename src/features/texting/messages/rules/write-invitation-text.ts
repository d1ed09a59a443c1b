const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 60)

/** Returns the text that invites a person to sign up: sender, purpose, the link, and how to get no more. */
export const writeInvitationText = (of: { organization: string; by: string; link: string; days: number }): string =>
  `${oneLine(of.organization)}: ${of.by.trim() ? `${oneLine(of.by)} invites you` : 'you are invited'} to ` +
  `Reinforce. Sign up here, the link works once, for ${of.days} days: ${of.link} Reply STOP to get no more ` +
  'texts.'
