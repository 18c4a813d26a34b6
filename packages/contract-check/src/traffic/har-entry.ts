type NameValue = { name?: unknown; value?: unknown };

/**
 * An entry of a HAR, as far as it is read; nothing of it is certain. In newline JSON headers may also be an object,
 * and a body may stand in `body`, as text or as JSON.
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
    /** Set by `scrub`, for a HAR has a list of headers also where the recording has none. */
    _headersLeftOut?: unknown;
    /** Where a redirect leads, also when its header was left out. */
    redirectURL?: unknown;
    content?: { mimeType?: unknown; text?: unknown; encoding?: unknown; size?: unknown };
    body?: unknown;
    bodySize?: unknown;
  };
};
