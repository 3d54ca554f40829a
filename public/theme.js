// Runs before the first paint so that a dark page never flashes white.
try {
  var theme = JSON.parse(localStorage.getItem('pipframe.preferences') || '{}').theme;
  document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
} catch {
  document.documentElement.dataset.theme = 'light';
}
