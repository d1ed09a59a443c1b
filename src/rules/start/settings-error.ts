/** A setting is wrong; the message says which, and what it should be. */
export class SettingsError extends Error {}
