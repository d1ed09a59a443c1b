import { listed } from './listed.ts'

/** Words that, near a name of the vocabulary, show another meaning: of another trade or science. */
export const otherTrades: Record<string, string[]> = {
  'Token Economy': listed(
    'nft, crypto, cryptocurrency, blockchain, ethereum, web3, figma, css, api, oauth, authentication, login, design system, marketplace',
  ),
  'AAC Devices': listed(
    'serial, wireless, radio, bluetooth, network, networking, satellite, agile, audio, codec, telecom, embedded, firmware',
  ),
  Shaping: listed(
    'dough, proofing, loaf, loaves, bread, pastry, pastries, bakery, croissants, wax, clay, lawn, hedges, sheet metal, traffic, network, bonsai',
  ),
  Chaining: listed('javascript, api, promises, proxy, proxies, jewelry, crochet'),
  Extinction: listed('species, fossils, fire, wildlife, dinosaur'),
  Reinforcement: listed(
    'concrete, steel, rebar, machine learning, deep learning, reinforcement learning, brand, carpentry',
  ),
  'Verbal Behavior': listed('visual basic, diplomacy, diplomatic'),
  'RBT Supervision': listed(
    'laboratory, lab, pharmacy, automotive, hvac, nail, network, repair, maintenance, field service, help desk, helpdesk, it, x ray, radiology, veterinary, dental, electronics, surgical, ultrasound',
  ),
  'Staff Training': listed(
    'laboratory, lab, pharmacy, automotive, hvac, help desk, warehouse, sales, retail, barista, baristas, kitchen',
  ),
  'De-escalation': listed('call center, customers, refund, refunds, angry callers, security guard, nightclub'),
  CPI: listed('sap, integration suite, cost performance, cloud platform, member, public interest'),
  Graphing: listed(
    'neo4j, graphql, database, databases, sql, microsoft graph, knowledge graph, social graph, machine learning, tableau, power bi, d3',
  ),
  'Data Collection': listed(
    'kafka, data streams, budget, budgets, sql, warehouse, pipeline, pipelines, census, survey, surveys, market research, telemetry, scraping',
  ),
  Telehealth: listed('rollout, software, deployment, product, platform, startup, engineer, engineering, saas'),
  Generalization: listed('machine learning, neural, overfitting'),
  PRT: listed('port, printer'),
  HIPAA: listed('encryption, soc, pci, aws, azure'),
  'Task Analysis': listed('usability, ux, user research, human factors'),
  FBA: listed('amazon, seller, sellers, fulfillment by amazon, ecommerce'),
  FA: listed('factory, fixed assets, financial'),
  PEAK: listed('hours, season, performance, sales, traffic'),
  Catalyst: listed('change, chemical, chemistry, reactor, adobe'),
  Rethink: listed('strategy, brand'),
}

/** Words right before a name, or a place, that give it another meaning: “with tact”, “call center”. */
export const otherBefore: Record<string, RegExp> = {
  'Clinic Sessions':
    /^(?:call|contact|data|care|daycare|childcare|fitness|distribution|fulfillment|shopping|recreation|service|convention|command|fulfilment|support|garden|rec|rehab|dental|veterinary|vet|spay|flu|vaccine|law|legal)$/,
}
/** Words right behind a name that give it another meaning: “Interdisciplinary Studies”. */
export const otherBehind: Record<string, RegExp> = {
  'Interdisciplinary Collaboration': /^(?:studies|study|major|minor|degree|science|sciences|arts|research|art|honors)$/,
  'Token Economy': /^(?:marketplace|design)$/,
}
