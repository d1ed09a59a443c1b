import { createKey, hashWithKey, seal, wrapKey } from '../../platform/server/http/envelope.ts'
import { addDays } from '../../rules/day.ts'
import type { Random } from './random.ts'

type DemoLogin = {
  site: string
  url: string
  username: string
  secret: string
  strength: 0 | 1 | 2 | 3
  /** Days since the password was set, and until it should be changed. */
  age: number
  rotates?: number
  usedHoursAgo?: number
  tags: string[]
  earlier?: string
  totp?: string
  notes?: string
  twoFactor?: string
  shared?: 'use' | 'see' | 'edit'
}

const board = ['job board']

/** The logins of a clinic: two share a password, one has one-time codes, one is overdue, one was rotated. */
export const demoLoginList: DemoLogin[] = [
  {
    site: 'Indeed',
    url: 'https://employers.indeed.com',
    username: 'hiring@brightpath.example',
    secret: 'harbor-Maple7-lantern',
    strength: 3,
    age: 41,
    rotates: 49,
    usedHoursAgo: 3,
    tags: board,
    earlier: 'BrightPath2025',
    totp: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    twoFactor: 'Recovery codes are in the office safe, second drawer.',
    shared: 'use',
  },
  {
    site: 'ZipRecruiter',
    url: 'https://www.ziprecruiter.com/login',
    username: 'hiring@brightpath.example',
    secret: 'Welcome2024!',
    strength: 0,
    age: 392,
    rotates: -27,
    usedHoursAgo: 30,
    tags: board,
    shared: 'see',
  },
  {
    site: 'Handshake',
    url: 'https://app.joinhandshake.com',
    username: 'campus@brightpath.example',
    secret: 'Welcome2024!',
    strength: 0,
    age: 371,
    rotates: 6,
    usedHoursAgo: 190,
    tags: ['campus'],
  },
  {
    site: 'BACB Gateway',
    url: 'https://gateway.bacb.com',
    username: 'brightpath-verify',
    secret: 'q7Rv!mT4zWx2',
    strength: 2,
    age: 118,
    rotates: 62,
    usedHoursAgo: 54,
    tags: ['credentials'],
    notes: 'Registry look-ups only. Never change the contact email here.',
    shared: 'use',
  },
  {
    site: 'Craigslist',
    url: 'https://accounts.craigslist.org',
    username: 'jobs@brightpath.example',
    secret: 'tandem4Fox',
    strength: 1,
    age: 240,
    rotates: 11,
    usedHoursAgo: 720,
    tags: board,
  },
  {
    site: 'LinkedIn Recruiter',
    url: 'https://www.linkedin.com/talent',
    username: 'recruiting@brightpath.example',
    secret: 'Kx9#vLq2$Rw7mZt4',
    strength: 3,
    age: 12,
    rotates: 78,
    usedHoursAgo: 21,
    tags: ['job board', 'sourcing'],
    earlier: 'Kx9#vLq2$Rw7',
    shared: 'edit',
  },
  {
    site: 'Checkr',
    url: 'https://dashboard.checkr.com',
    username: 'screening@brightpath.example',
    secret: 'orchid Falcon 58 pebble',
    strength: 3,
    age: 75,
    usedHoursAgo: 96,
    tags: ['background checks'],
  },
  {
    site: 'Facebook Business',
    url: 'https://business.facebook.com',
    username: 'team@brightpath.example',
    secret: 'Rbtjobs77',
    strength: 1,
    age: 205,
    tags: ['social'],
  },
]

type Place = { organizationId: string; ownerId: string | null; colleagueId: string | null; mail: string }

const bytea = (bytes: Buffer) => `\\x${bytes.toString('hex')}`

const getRows = (r: Random, key: Buffer, place: Place, saved: DemoLogin, now: Date, today: string) => {
  const organization_id = place.organizationId
  const id = r.uuid()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
  const sealed = (field: string, text: string | undefined) =>
    text === undefined ? null : bytea(seal(key, [organization_id, id, field], text))
  const changed = ago(saved.age * 24)
  const made = ago((saved.age + 200) * 24)
  const since = saved.earlier ? made : changed
  const fact = (name: string, at: string, who: string | null, after?: object) => ({
    id: r.uuid(),
    organization_id,
    name,
    about: id,
    at,
    who,
    after,
  })
  return {
    login: {
      id,
      organization_id,
      site: saved.site,
      url: saved.url,
      username: saved.username.replace('brightpath', place.mail),
      owner_id: place.ownerId,
      tags: saved.tags,
      rotates_on: saved.rotates === undefined ? null : addDays(today, saved.rotates),
      secret_number: saved.earlier ? 2 : 1,
      secret: sealed(saved.earlier ? 'secret:2' : 'secret:1', saved.secret),
      reuse_hash: bytea(hashWithKey(key, saved.secret)),
      strength: saved.strength,
      notes: sealed('notes', saved.notes),
      two_factor_note: sealed('two_factor_note', saved.twoFactor),
      totp: sealed('totp', saved.totp),
      secret_changed_at: changed,
      created_at: since,
      created_by: place.ownerId,
      updated_at: changed,
      last_used_at: saved.usedHoursAgo === undefined ? null : ago(saved.usedHoursAgo),
      last_used_by: saved.usedHoursAgo === undefined ? null : (saved.shared && place.colleagueId) || place.ownerId,
    },
    version: saved.earlier
      ? {
          organization_id,
          login_id: id,
          number: 1,
          secret: sealed('secret:1', saved.earlier),
          reuse_hash: bytea(hashWithKey(key, saved.earlier)),
          since,
          replaced_at: changed,
          replaced_by: place.ownerId,
        }
      : null,
    access:
      saved.shared && place.colleagueId
        ? {
            organization_id,
            login_id: id,
            user_id: place.colleagueId,
            level: saved.shared,
            given_by: place.ownerId,
            given_at: changed,
          }
        : null,
    facts: [
      fact('login.added', since, place.ownerId),
      ...(saved.earlier ? [fact('login.rotated', changed, place.ownerId)] : []),
      ...(saved.usedHoursAgo === undefined
        ? []
        : [
            fact('login.copied', ago(saved.usedHoursAgo), (saved.shared && place.colleagueId) || place.ownerId, {
              field: 'secret',
            }),
          ]),
    ],
  }
}

/** Saved logins of some organizations, sealed with a key of each. */
export const createDemoLogins = (r: Random, appSecret: string, places: Place[], now: Date, today: string) => {
  const made = places.map((place) => {
    const key = createKey()
    return {
      key: {
        organization_id: place.organizationId,
        wrapped: bytea(wrapKey(appSecret, place.organizationId, key)),
        wrapped_at: now.toISOString(),
      },
      rows: demoLoginList.map((saved) => getRows(r, key, place, saved, now, today)),
    }
  })
  const rows = made.flatMap((each) => each.rows)
  const facts = rows.flatMap((row) => row.facts)
  return {
    keys: made.map(({ key }) => key),
    logins: rows.map(({ login }) => login),
    versions: rows.map(({ version }) => version).filter((version) => version !== null),
    access: rows.map(({ access }) => access).filter((access) => access !== null),
    facts: facts.map(({ id, organization_id, name, about, at, who }) => ({
      id,
      organization_id,
      name,
      about,
      at,
      who,
    })),
    values: facts
      .filter(({ after }) => after)
      .map(({ id, organization_id, after }) => ({ event_id: id, organization_id, after })),
  }
}
