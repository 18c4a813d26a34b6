import { cn, linkLook, safeHref } from "@backoffice/ui";

/** Link to the block explorer in a new tab; an unsafe URL is shown as text. */
export const ExplorerLink = ({ url }: { url: string }) => {
  const href = safeHref(url);
  if (href === undefined) return <span className="wrap-anywhere">{url}</span>;
  return (
    <a href={href} target="_blank" rel="noreferrer" className={cn(linkLook(true), "wrap-anywhere")}>
      {url}
    </a>
  );
};
