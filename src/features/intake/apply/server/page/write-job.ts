import type { Position } from '../../../../../rules/credential/positions.ts'
import type { Day } from '../../../../../rules/day.ts'
import { formatPay } from '../../../../clients/job-posts/rules/post-offer.ts'
import { formatFeedPlace } from '../../../../clients/job-posts/rules/write-job-feed.ts'
import { writeJobPosting } from '../../../../clients/job-posts/rules/write-job-posting.ts'
import type { JobBrand, OpenPost } from '../../../../clients/job-posts/server/public.ts'
import type { ApplyWords } from '../../rules/words/get-apply-text.ts'
import { html } from './html.ts'
import { writePhotos } from './write-brand.ts'

/** A job as its page shows it; `post` null: only the code is known. */
export type PublicJob = {
  code: string
  organization: string
  location: string
  city: string | null
  state: string | null
  position: Position
  /** Where the clinic is. */
  today: Day
  post: OpenPost | null
  brand: JobBrand
}

/** 'Waco, TX': location, city, and state, each once. */
const formatPlace = ({ location, city, state }: PublicJob) =>
  [...new Set([location, city, state].filter(Boolean))].join(', ')

/** 'Registered Behavior Technician (RBT) · Waco, TX', for search engines and previews. */
export const writeLead = (job: PublicJob, { words }: ApplyWords) =>
  `${words.positions[job.position]} · ${formatPlace(job)}`

const mapLink = ({ organization, location, city, state }: PublicJob) => {
  const query = new URLSearchParams({
    q: [organization, location, city, state].filter(Boolean).join(', ').toWellFormed(),
  })
  return city || state ? `https://maps.google.com/?${query.toString()}` : null
}

/** Writes the clinic to apply at and, on a line of its own, the place with the way to it. */
export const writeHead = (job: PublicJob, { words }: ApplyWords) => {
  const map = mapLink(job)
  return html`<p class="lead">${words.applyAt(job.organization)}</p><p class="lead place">${formatPlace(job)}${
    map ? html` · <a href="${map}" target="_blank" rel="noopener noreferrer">${words.map}</a>` : null
  }</p>`
}

const fact = (name: string, value: ReturnType<typeof html>) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`

/** Writes the offer of a job, and its description in the clinic's own words. Empty parts do not appear. */
export const writeJob = (job: PublicJob, page: ApplyWords) => {
  const { words, language } = page
  const { post } = job
  const facts = [
    post?.pay ? fact(words.pay, html`${formatPay(post.pay, language)}`) : null,
    post?.employment ? fact(words.employment, html`${words.employments[post.employment]}`) : null,
    post?.hours ? fact(words.hours, html`${post.hours}`) : null,
  ].filter((each) => each !== null)
  const paragraphs = (post?.description ?? '')
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => html`<p>${each.split('\n').map((line, index) => html`${index > 0 ? html`<br>` : null}${line}`)}</p>`)
  const isLong = paragraphs.length > 0
  const photos = writePhotos(job.brand, job.organization, page)
  const jump = isLong
    ? html`<p class="jump"><a class="button" href="#application">${words.toApplication}</a></p>`
    : null
  const offer = facts.length > 0 ? html`<section class="card"><dl class="facts">${facts}</dl>${jump}</section>` : jump
  return html`${offer}${isLong ? html`<section class="card about"><h2>${words.about}</h2>${paragraphs}</section>` : null}${photos}`
}

/** The job for search engines: only while it is posted, and where they can place it. */
export const writePosting = (job: PublicJob, origin: string): string | null => {
  const { post, code, position, organization } = job
  const place = formatFeedPlace({ ...job, isOpen: true })
  if (!post || !place) return null
  const url = `${origin}/apply/${encodeURIComponent(code.toWellFormed())}`
  return writeJobPosting({ ...post, ...place, code, position, organization, url })
}
