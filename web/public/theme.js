// Runs before the first paint, so that nobody who wants a dark page sees a flash of a light one.
(function () {
  try {
    var theme = localStorage.getItem('conclave.theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
    var lang = localStorage.getItem('conclave.lang');
    if (lang === 'en' || lang === 'pl' || lang === 'ru') document.documentElement.lang = lang;
  } catch (_) {
    // Without storage the page follows the system.
  }
})();
