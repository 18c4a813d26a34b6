type NameValue = { name?: unknown; value?: unknown };

/**
 * The parsed fields of a HAR entry, all unvalidated. In newline JSON, headers may be an object, and a body may be in
 * `body`, as text or JSON.
 */
export type HarEntry = {
  request?: {
    method?: unknown;
    url?: unknown;
    headers?: readonly NameValue[] | Record<string, unknown>;
    postData?: { mimeType?: unknown; text?: unknown; params?: readonly NameValue[] };
    body?: unknown;
    bodySize?: unknown;
  };
  response?: {
    status?: unknown;
    headers?: readonly NameValue[] | Record<string, unknown>;
    /** Set by `scrub`, because a HAR requires a header list even if none were recorded. */
    _headersLeftOut?: unknown;
    /** The target of a redirect, even if its header was left out. */
    redirectURL?: unknown;
    content?: { mimeType?: unknown; text?: unknown; encoding?: unknown; size?: unknown };
    body?: unknown;
    bodySize?: unknown;
  };
};
