import type { SiteDefinition } from '../site-definition';

const TECHNOLOGY = { group: 'business', category: 'technology' } as const;
const EDUCATION = { group: 'business', category: 'science_and_education' } as const;

/**
 * Queries a tracker for a login name, which is an email address: Bugzilla REST API, Get User; 51 = no such
 * user.
 */
const bugzilla = (name: string, base: string): SiteDefinition => ({
  name,
  asks: 'email',
  ...TECHNOLOGY,
  probe: { url: `${base}/rest/user?names={email}` },
  registered: [{ at: 'users', holds: 'some' }],
  free: [
    { status: 400, at: 'code', equals: 51 },
    { status: 404, at: 'code', equals: 51 },
  ],
  source: 'bugzilla.readthedocs.io, api/core/v1/user',
});

/** Queries accounts by email address: Gerrit REST API, Query Account. */
const gerrit = (name: string, base: string): SiteDefinition => ({
  name,
  asks: 'email',
  ...TECHNOLOGY,
  probe: { url: `${base}/accounts/?q=email:{email}` },
  registered: [{ at: '', holds: 'some' }],
  free: [{ at: '', holds: 'none' }],
  source: 'gerrit-review.googlesource.com/Documentation/rest-api-accounts',
});

/** Finds users with a public email address: Gitea and Forgejo API, GET /users/search. */
const gitea = (name: string, base: string): SiteDefinition => ({
  name,
  asks: 'email',
  ...TECHNOLOGY,
  probe: { url: `${base}/api/v1/users/search?limit=1&q={email}` },
  registered: [{ at: 'data', holds: 'some' }],
  free: [{ at: 'data', holds: 'none' }],
  source: 'docs.gitea.com/api',
});

/** Uses the address check of the Open edX sign-up page. */
const openEdx = (name: string, base: string): SiteDefinition => ({
  name,
  asks: 'email',
  ...EDUCATION,
  probe: { url: `${base}/api/user/v1/validation/registration`, form: { email: '{email}' } },
  registered: [{ at: 'validation_decisions.email', text: 'already' }],
  free: [{ at: 'validation_decisions.email', equals: '' }],
  source: 'docs.openedx.org, user_authn registration validation',
});

/** Trackers, review servers and forges of open source projects, and course sites. */
export const DEVELOPER_SITES: readonly SiteDefinition[] = [
  {
    name: 'github',
    asks: 'email',
    ...TECHNOLOGY,
    probe: {
      url: 'https://api.github.com/search/users?per_page=1&q={email}+in:email',
      headers: { accept: 'application/vnd.github+json' },
    },
    registered: [{ at: 'total_count', holds: 'some' }],
    free: [{ at: 'total_count', holds: 'none' }],
    perMinute: 10,
    source: 'docs.github.com/rest/search, users',
  },
  bugzilla('bugzilla-mozilla', 'https://bugzilla.mozilla.org'),
  bugzilla('bugzilla-redhat', 'https://bugzilla.redhat.com'),
  bugzilla('bugzilla-kernel', 'https://bugzilla.kernel.org'),
  bugzilla('bugzilla-webkit', 'https://bugs.webkit.org'),
  bugzilla('bugzilla-kde', 'https://bugs.kde.org'),
  bugzilla('bugzilla-gentoo', 'https://bugs.gentoo.org'),
  bugzilla('bugzilla-freebsd', 'https://bugs.freebsd.org/bugzilla'),
  bugzilla('bugzilla-apache', 'https://bz.apache.org/bugzilla'),
  bugzilla('bugzilla-gcc', 'https://gcc.gnu.org/bugzilla'),
  bugzilla('bugzilla-sourceware', 'https://sourceware.org/bugzilla'),
  bugzilla('bugzilla-libreoffice', 'https://bugs.documentfoundation.org'),
  gerrit('gerrit-opendev', 'https://review.opendev.org'),
  gerrit('gerrit-wikimedia', 'https://gerrit.wikimedia.org/r'),
  gerrit('gerrit-libreoffice', 'https://gerrit.libreoffice.org'),
  gerrit('gerrit-qt', 'https://codereview.qt-project.org'),
  gerrit('gerrit-coreboot', 'https://review.coreboot.org'),
  gerrit('gerrit-onap', 'https://gerrit.onap.org/r'),
  gerrit('gerrit-android', 'https://android-review.googlesource.com'),
  gerrit('gerrit-chromium', 'https://chromium-review.googlesource.com'),
  gerrit('gerrit-go', 'https://go-review.googlesource.com'),
  gitea('codeberg', 'https://codeberg.org'),
  gitea('gitea', 'https://gitea.com'),
  gitea('opendev', 'https://opendev.org'),
  openEdx('edx', 'https://courses.edx.org'),
  openEdx('fun-mooc', 'https://lms.fun-mooc.fr'),
  {
    name: 'duolingo',
    asks: 'email',
    ...EDUCATION,
    probe: { url: 'https://www.duolingo.com/2017-06-30/users?email={email}' },
    registered: [{ at: 'users', holds: 'some' }],
    free: [{ at: 'users', holds: 'none' }],
    source: 'the public profile interface of duolingo.com',
  },
];
