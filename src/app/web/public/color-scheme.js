// Runs before the first paint, so that a dark screen never flashes light. A file, not inline: the content policy allows no inline script.
{
  const wished = window.localStorage.getItem('mantine-color-scheme-value')
  const dark = wished === 'dark' || (wished !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
}
