// Where the app's own code or looks do not load: words in the user's language, and another try as soon as it can work.
// Where the browser is too old, or has no worker for the app, only words. Plain script that browsers of 2012 read too; it needs no file but the page itself.
(function () {
  var root = document.documentElement;
  var COUNT = 'pipframe.startTries';
  var LONGEST_WAIT_MS = 30000;
  var words = JSON.parse(document.getElementById('start-words').textContent);
  var tries = Number(stored(COUNT)) || 0;
  // The last one starts the page.
  var scripts = document.querySelectorAll('script[type="module"][src]');
  var entry = scripts[scripts.length - 1];
  var timer;
  var busy = false;

  function stored(key) {
    try {
      return sessionStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }

  // So that a start that fails again and again waits longer and longer.
  function store(count) {
    try {
      if (count) sessionStorage.setItem(COUNT, String(count));
      else sessionStorage.removeItem(COUNT);
    } catch (error) {
      // A device that keeps nothing starts counting anew.
    }
  }

  function language() {
    var linked = /[?&]lang=(\w+)/.exec(location.search + location.hash);
    var codes = [linked && (linked[1] === 'tw' ? 'hk' : linked[1])];
    try {
      codes.push(JSON.parse(localStorage.getItem('pipframe.preferences') || '{}').language);
    } catch (error) {
      // Nothing was chosen that can be read.
    }
    (navigator.languages || [navigator.language || '']).forEach(function (device) {
      Object.keys(words).forEach(function (code) {
        if (words[code][0].split('-')[0] === device.toLowerCase().split('-')[0]) codes.push(code);
      });
    });
    return (
      codes.filter(function (code) {
        return code && words[code];
      })[0] || 'en'
    );
  }

  // `first`: where the title, the text and the link stand among the words of a language.
  function speak(first) {
    var own = words[language()];
    var start = document.getElementById('start');
    var again = start.querySelector('a');
    start.lang = own[0];
    start.dir = own[0] === 'ar' ? 'rtl' : 'ltr';
    start.querySelector('h1').textContent = own[first];
    start.querySelector('p').textContent = own[first + 1];
    if (again) again.textContent = own[first + 2];
  }

  // `failed`: only a reload can help. `waiting`: the app goes on as soon as it has its texts.
  function say(how) {
    if (!isOver()) root.dataset.start = how;
    wait();
  }

  // The user has to see to it: no try of ours would help.
  function sayNoWorker() {
    speak(4);
    root.dataset.start = 'noWorker';
  }

  function isOver() {
    return root.dataset.start === 'failed' || root.dataset.start === 'noWorker';
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(attempt, Math.min(1000 * Math.pow(2, tries), LONGEST_WAIT_MS));
  }

  function attempt() {
    if (!root.dataset.start || root.dataset.start === 'noWorker' || busy || document.hidden) return;
    busy = true;
    clearTimeout(timer);
    tries++;
    wouldHelp().then(
      function (helps) {
        busy = false;
        if (!helps) return wait();
        store(tries);
        location.reload();
      },
      function () {
        busy = false;
        wait();
      }
    );
  }

  // Whether a reload finds everything; while the app waits for texts, only a new release is worth one.
  function wouldHelp() {
    return fetch(location.pathname, { cache: 'no-store' })
      .then(function (answer) {
        return answer.ok ? answer.text() : '';
      })
      .then(function (page) {
        var files = (page.match(/(?:src|href)="[^"]+\.(?:js|css)"/g) || []).map(function (attribute) {
          return attribute.split('"')[1];
        });
        if (root.dataset.start === 'waiting' && files.indexOf(entry.getAttribute('src')) >= 0) return false;
        return Promise.all(
          files.map(function (file) {
            return fetch(file).then(function (answer) {
              return answer.ok && !/html/.test(answer.headers.get('content-type') || '');
            });
          })
        ).then(function (found) {
          return found.length > 0 && found.every(Boolean);
        });
      });
  }

  function isUnstyled() {
    return Array.prototype.some.call(document.querySelectorAll('link[rel="stylesheet"]'), function (link) {
      try {
        return link.sheet.cssRules.length === 0;
      } catch (error) {
        // None, or that of an error.
        return true;
      }
    });
  }

  // Handed out once, maybe before the app is there to take it; without this the browser would ask by itself.
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.pipframeInstall = event;
    dispatchEvent(new Event('pipframe:installable'));
  });

  speak(1);
  if (root.dataset.start === 'tooOld') return;
  document.querySelector('#start a').addEventListener('click', function (event) {
    event.preventDefault();
    location.reload();
  });
  addEventListener('pipframe:started', function () {
    if (isOver()) return;
    delete root.dataset.start;
    clearTimeout(timer);
    store(0);
  });
  addEventListener('pipframe:waiting', function () {
    say('waiting');
  });
  addEventListener('pipframe:failed', function () {
    say('failed');
  });
  addEventListener('pipframe:noWorker', sayNoWorker);
  addEventListener('online', attempt);
  document.addEventListener('visibilitychange', attempt);
  entry.addEventListener('error', function () {
    say('failed');
  });
  // Deferred scripts wait for the looks that the page came with.
  if (isUnstyled()) say('failed');
})();
