/** The error for an uploaded file that was deleted, used, or never there. */
export const uploadGone = 'This file is no longer here. Choose it again.'
