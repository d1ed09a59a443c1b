/** The automations a clinic can switch on, in the order in which a candidate meets them. */
export const presets = ['applicant', 'booked', 'no_show', 'hired', 're_engage'] as const
export type Preset = (typeof presets)[number]

/** Name of each automation, its trigger, and its purpose. */
export const presetWords: Readonly<Record<Preset, { name: string; begins: string; does: string }>> = {
  applicant: {
    name: 'New applicant',
    begins: 'An RBT who agreed to texts applies',
    does: 'Asks your screening questions and books an interview',
  },
  booked: {
    name: 'Booked interview',
    begins: 'An interview is booked',
    does: 'Confirms it, and offers new times on request',
  },
  no_show: {
    name: 'No-show',
    begins: 'An interview is marked as a no-show',
    does: 'Offers new times and books the one they choose',
  },
  hired: {
    name: 'Hired',
    begins: 'A candidate’s status becomes Hired',
    does: 'Welcomes them and asks for missing documents',
  },
  re_engage: {
    name: 'Still interested?',
    begins: 'An early candidate hasn’t been in touch for a while',
    does: 'Asks if they’re still interested',
  },
}
