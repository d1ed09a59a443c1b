import type { Employment, Pay } from './post-offer.ts'
import { describeJob, type FeedJob, positionTitles, toParagraphs } from './write-job-feed.ts'

/** A job of a post with its offer, and the address to apply at. */
export type PostedJob = FeedJob & { url: string; pay: Pay | null; employment: Employment | null; hours: string | null }

const employmentTypes: Record<Employment, string[]> = {
  full_time: ['FULL_TIME'],
  part_time: ['PART_TIME'],
  either: ['FULL_TIME', 'PART_TIME'],
}

const salary = ({ low, high, per }: Pay) => ({
  '@type': 'MonetaryAmount',
  currency: 'USD',
  value: {
    '@type': 'QuantitativeValue',
    ...(high === null || high === low ? { value: low } : { minValue: low, maxValue: high }),
    unitText: per === 'hour' ? 'HOUR' : 'YEAR',
  },
})

/**
 * Returns a job as schema.org's `JobPosting`, which search engines read (developers.google.com/search/docs/appearance/structured-data/job-posting).
 * It has no last day, since a post has none.
 */
export const createJobPosting = (job: PostedJob) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: positionTitles[job.position],
  description: toParagraphs(job.description ?? describeJob(job)),
  identifier: { '@type': 'PropertyValue', name: job.organization, value: job.code },
  datePosted: job.posted.toISOString(),
  ...(job.employment ? { employmentType: employmentTypes[job.employment] } : {}),
  ...(job.hours ? { workHours: job.hours } : {}),
  hiringOrganization: { '@type': 'Organization', name: job.organization },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: job.city,
      addressRegion: job.state,
      addressCountry: 'US',
    },
  },
  ...(job.pay ? { baseSalary: salary(job.pay) } : {}),
  directApply: true,
  url: job.url,
})

/** The same as text for a script element: nothing in it can end the element or begin a comment. */
export const writeJobPosting = (job: PostedJob): string =>
  JSON.stringify(createJobPosting(job)).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
