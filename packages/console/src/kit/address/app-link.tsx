import type { ComponentProps, MouseEvent } from "react";
import { useHistory } from "./history.ts";
import { isPlainClick } from "./plain-click.ts";

type AppLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The whole address within the console, with its query string. */
  to: string;
};

/** A link within the console, followed without reloading it. React Router's `Link` would add 4 kB (decision 009). */
export const AppLink = ({ to, onClick, ...rest }: AppLinkProps) => {
  const history = useHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (history.createHref(history.location) === to) history.replace(to);
    else history.push(to);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, backoffice/links-are-safe -- its content is among the rest, its address a path of the console
  return <a {...rest} href={to} onClick={follow} />;
};
