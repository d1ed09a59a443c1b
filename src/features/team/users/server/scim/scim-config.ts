import { query } from '../../../../../platform/server/query.ts'
import { scimConfig, scimResourceTypes, scimSchemas } from '../../contract/scim.ts'
import { userSchema } from '../../rules/scim/scim-user.ts'

const core = 'urn:ietf:params:scim:schemas:core:2.0'
const off = { supported: false }

const toList = (resource: Record<string, unknown>) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: 1,
  startIndex: 1,
  itemsPerPage: 1,
  Resources: [resource],
})

type Traits = { type?: string; required?: boolean; mutability?: string; uniqueness?: string }
const toAttribute = (name: string, description: string, traits: Traits = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'immutable',
  returned: 'default',
  uniqueness: 'none',
  ...traits,
})

const attributes = [
  toAttribute('userName', 'The email address.', { required: true, uniqueness: 'server' }),
  toAttribute('displayName', 'The full name.'),
  {
    ...toAttribute('name', 'The full name in parts.', { type: 'complex' }),
    subAttributes: ['formatted', 'givenName', 'familyName'].map((name) => toAttribute(name, 'Part of the name.')),
  },
  {
    ...toAttribute('emails', 'The email address.', { type: 'complex', mutability: 'readOnly' }),
    multiValued: true,
    subAttributes: [
      toAttribute('value', 'The email address.', { mutability: 'readOnly' }),
      toAttribute('type', 'Always work.', { mutability: 'readOnly' }),
      toAttribute('primary', 'Always true.', { type: 'boolean', mutability: 'readOnly' }),
    ],
  },
  toAttribute('active', 'Whether the person may sign in, or holds an open invitation.', {
    type: 'boolean',
    mutability: 'readWrite',
  }),
]

/** Describes what this server supports of SCIM. */
export const scimConfigRoute = query(scimConfig, async () => ({
  schemas: [`${core}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { ...off, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: off,
  sort: off,
  etag: off,
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API key',
      description: 'An API key for people, as a bearer token.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig' },
}))

/** Lists the one kind of resource: users. */
export const scimResourceTypesRoute = query(scimResourceTypes, async () =>
  toList({
    schemas: [`${core}:ResourceType`],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'People who can sign in, and those with an invitation.',
    schema: userSchema,
    meta: { resourceType: 'ResourceType' },
  }),
)

/** Describes the attributes of a user. */
export const scimSchemasRoute = query(scimSchemas, async () =>
  toList({
    schemas: [`${core}:Schema`],
    id: userSchema,
    name: 'User',
    description: 'A person of the organization.',
    attributes,
    meta: { resourceType: 'Schema' },
  }),
)
