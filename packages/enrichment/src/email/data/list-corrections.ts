/**
 * Entries of the installed disposable lists that aren't disposable services: registry suffixes, companies,
 * universities, community systems and relays, found by manual review. Providers in this project's own tables
 * need an entry only when a careful list names them.
 */
export const NOT_DISPOSABLE: readonly string[] =
  'com.com craigslist.org web.id nus.edu.sg sdf.org test.com test.de aver.com blogos.com traveldesk.com tandy.co cad.edu.gr now.im edu.auction privacy.net hidemyass.com mail-tester.com yourdomain.com example.com example.org example.net localhost.localdomain standeight.com tom.com 21cn.com sify.com hongkong.com emil.com docmail.cz nameplanet.com vfemail.net safe-mail.net a.com afternic.com angi.com beliefnet.com blogs.com crazydomains.com feedspot.com google.tm hot.com joi.com link-assistant.com mamba.ru mtu-net.ru myabandonware.com sankakucomplex.com starbucks.com theporndude.com yandex.net cock.li airmail.cc lycos.co.kr outlook.tw'.split(
    ' ',
  );

/** Companies, authorities and placeholder names that the installed provider lists contain by mistake. */
export const NOT_FREEMAIL: readonly string[] =
  'starbucks.com ancestry.com netease.com telstra.com.au turkcell.com.tr test.com test.de mydomain.com invalid.com'.split(
    ' ',
  );
