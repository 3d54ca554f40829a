// Shows what the market list showed last (`src/app/keep-screen.ts` keeps it), until the app has something to show.
// Elements are built one by one, never from HTML: a device's storage is no source of markup.
(function () {
  var SVG = 'http://www.w3.org/2000/svg';
  var LONGEST_MS = 10000;
  var root = document.documentElement;

  function isMarket() {
    return /^(#\/?)?$/.test(location.hash);
  }

  // As the app would show it now.
  function shownAs() {
    var scripts = document.querySelectorAll('script[type="module"][src]');
    var release = scripts[scripts.length - 1].src.split('/').pop();
    var looks = localStorage.getItem('pipframe.preferences');
    return [release, location.search, outerWidth, navigator.languages, looks].join('\n');
  }

  // The time of day as the app writes it; the date as ISO 8601 has it, since a language's own takes long to make.
  function moment(date) {
    var local = new Date(date.getTime() - date.getTimezoneOffset() * 60000).toISOString();
    var isToday = date.toDateString() === new Date().toDateString();
    return local.slice(isToday ? 11 : 0, 16).replace('T', ' ');
  }

  function build(copy, parent) {
    if (typeof copy === 'string') return document.createTextNode(copy);
    var isDrawing = copy[0] === 'svg' || parent.namespaceURI === SVG;
    var element = isDrawing ? document.createElementNS(SVG, copy[0]) : document.createElement(copy[0]);
    Object.keys(copy[1]).forEach(function (name) {
      if (name === 'style') element.style.cssText = copy[1].style;
      else element.setAttribute(name, copy[1][name]);
    });
    if (copy[1]['data-time']) element.textContent = moment(new Date(Number(copy[1]['data-time'])));
    copy.slice(2).forEach(function (part) {
      element.appendChild(build(part, element));
    });
    return element;
  }

  function show(kept) {
    var screen = document.createElement('div');
    screen.id = 'kept-screen';
    screen.lang = kept.lang;
    screen.dir = kept.dir;
    screen.setAttribute('aria-hidden', 'true');
    screen.setAttribute('inert', '');
    kept.content.forEach(function (part) {
      screen.appendChild(build(part, screen));
    });
    root.dataset.rise = kept.rise;
    document.body.appendChild(screen);
    // The app holds it while it waits for its own list.
    function leave() {
      if (!screen.hasAttribute('data-held')) screen.remove();
    }
    addEventListener('hashchange', leave);
    setTimeout(leave, LONGEST_MS);
  }

  // Where it did not come, a copy would be seen without its looks.
  function hasLooks() {
    var styles = document.querySelector('link[rel="stylesheet"]');
    return styles !== null && styles.sheet !== null;
  }

  try {
    var kept = JSON.parse(localStorage.getItem('pipframe.screen'));
    if (kept && isMarket() && hasLooks() && !root.dataset.start && kept.of === shownAs()) show(kept);
  } catch (error) {
    // What cannot be read is not shown.
  }
})();
