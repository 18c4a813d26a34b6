import type { LooksManifest } from "../pictures/looks-manifest.ts";

/** Which pictures the review compares. */
export const PicturesNote = ({ manifest }: { manifest: LooksManifest | undefined }) => (
  <p className="text-meta text-ink-muted">
    Marks are stored in this browser.{" "}
    {manifest ? (
      <>
        Pictures of commit <code className="font-mono">{manifest.commit}</code>. A tick stores the hashes of its
        pictures; “Changed since seen” compares them with these.
      </>
    ) : (
      <>
        No pictures yet: <code className="font-mono">pnpm storybook:build</code> draws them, and{" "}
        <code className="font-mono">pnpm storybook</code> those that are looked at. Until then thumbnails are live
        stories.
      </>
    )}
  </p>
);
