/** Written with the planted candidate, by no row of their list. */
export const beside = ['app.opt_outs_everywhere', 'candidate_words']

type Planted = { organization_id: string; message_id: string | undefined; stored_as: string | undefined; at: string }

/** A picture that came with a text and was kept. */
export const plantedMedia = ({ at, ...of }: Planted) => ({
  id: crypto.randomUUID(),
  ...of,
  position: 0,
  url: 'https://api.twilio.com/x',
  state: 'kept',
  next_at: at,
  created_at: at,
})
