// What must be known before the first paint: whether this browser can run the app, and whether the page is dark.
// Plain script that browsers of 2012 read too.
(function () {
  var root = document.documentElement;
  // Chrome has the first since 95, Firefox the second since 115 and Safari since 16 (`tools/browsers/floor.ts`).
  var isTooOld = !('URLPattern' in window || 'toSorted' in Array.prototype);

  if (isTooOld !== (root.getAttribute('data-start') === 'tooOld')) {
    // Nothing more of the page that is being loaded need come.
    window.stop();
    location.replace((isTooOld ? '/too-old.html' : '/') + location.search + location.hash);
  }

  try {
    var theme = JSON.parse(localStorage.getItem('pipframe.preferences') || '{}').theme;
    root.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  } catch (error) {
    root.dataset.theme = 'light';
  }
})();
