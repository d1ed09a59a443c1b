type Shortcut = { keys: readonly string[]; does: string }

/** Every keyboard shortcut of the console, by the screen where it works. */
export const shortcutGroups: readonly { name: string; shortcuts: readonly Shortcut[] }[] = [
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: ['Ctrl K'], does: 'Find candidates, pages, and actions' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    name: 'Lists',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'Go to the first row, then to the row above or below' },
      { keys: ['Home', 'End'], does: 'Go to the first or the last row' },
      { keys: ['Space'], does: 'Select the row' },
      { keys: ['Enter'], does: 'Open the row' },
      { keys: ['/'], does: 'Search' },
    ],
  },
  {
    name: 'Candidate panel',
    shortcuts: [{ keys: ['J', 'K'], does: 'Next or previous candidate' }],
  },
  {
    name: 'Interviews',
    shortcuts: [
      { keys: ['C'], does: 'Confirmed' },
      { keys: ['D'], does: 'Completed' },
      { keys: ['N'], does: 'No-show' },
      { keys: ['X'], does: 'Canceled' },
      { keys: ['R'], does: 'Reschedule' },
    ],
  },
  {
    name: 'Review',
    shortcuts: [
      { keys: ['J', 'K'], does: 'Next or previous candidate' },
      { keys: ['1', '–', '9'], does: 'Set the status with this number, then open the next candidate' },
      { keys: ['A'], does: 'Archive, then 1–9 for a reason, or enter one' },
      { keys: ['S'], does: 'Choose from all statuses' },
      { keys: ['T'], does: 'Write a text' },
      { keys: ['R'], does: 'Switch between the resume text and its file' },
      { keys: ['V'], does: 'Play the video introduction' },
      { keys: ['U'], does: 'Undo the last status' },
      { keys: ['Esc'], does: 'Leave Review' },
    ],
  },
  {
    name: 'Messages',
    shortcuts: [
      { keys: ['J', 'K'], does: 'Next or previous conversation' },
      { keys: ['R'], does: 'Reply' },
      { keys: ['U'], does: 'Mark as read or unread' },
      { keys: ['E'], does: 'Close or reopen the conversation' },
      { keys: ['/'], does: 'Insert a template, in the message' },
      { keys: ['Ctrl Enter'], does: 'Send' },
    ],
  },
]
