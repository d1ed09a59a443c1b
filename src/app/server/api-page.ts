import type { FastifyApiReferenceOptions } from '@scalar/fastify-api-reference'

/** Our colors, our typeface as the system has it, and no foot of the supplier's. */
const customCss = `
:root { --scalar-font: 'Figtree Variable', system-ui, sans-serif; }
.light-mode { --scalar-color-accent: #0f6b5f; }
.dark-mode { --scalar-color-accent: #62b5a6; }
a[href^='https://www.scalar.com'], a[href^='https://scalar.com'] { display: none; }
`

/**
 * The page at /docs: the reference and nothing of its supplier's. No assistant, generator, toolbar, client of its own or telemetry;
 * a token is what a call needs.
 */
export const apiPage = {
  url: '/api/openapi.json',
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  telemetry: false,
  withDefaultFonts: false,
  authentication: { preferredSecurityScheme: 'bearer' },
  pageTitle: 'Reinforce API',
  favicon: '/icon.svg',
  customCss,
} satisfies FastifyApiReferenceOptions['configuration']
