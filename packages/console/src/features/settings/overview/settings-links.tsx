import { SectionHeading } from "@backoffice/ui";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { keptSearch } from "#kit/address/kept-search.ts";
import { isMeantFor } from "#kit/pages/is-meant-for.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { mayOpen, useSession } from "#kit/session/session.ts";
import { SETTINGS_GROUPS } from "./settings-groups.ts";

type Group = { title: string; links: readonly { path: string; title: string; says: string }[] };

const SettingsGroup = ({ title, links }: Group) => {
  const id = useId();
  const { search } = useLocation();
  return (
    <section aria-labelledby={id} className="mb-6 break-inside-avoid">
      <SectionHeading id={id}>{title}</SectionHeading>
      <ul className="mt-2 divide-y border-y">
        {links.map((link) => (
          <li key={link.path}>
            <AppLink
              to={link.path + keptSearch(search)}
              className="group flex items-center gap-3 px-1 py-2.5 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-ink">{link.title}</span>
                <span className="block text-meta text-ink-muted">{link.says}</span>
              </span>
              <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-faint rtl:rotate-180" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Settings pages that the user may open, in groups; empty groups are hidden. */
export const SettingsLinks = () => {
  const session = useSession();
  const { pages } = useRegistry();
  const groups = SETTINGS_GROUPS.map(({ title, links }) => ({
    title,
    links: links.flatMap(({ path, says }) => {
      const page = pages.find((it) => it.path === path);
      return page && isMeantFor(page, session) && mayOpen(session, page) ? [{ path, says, title: page.title }] : [];
    }),
  })).filter(({ links }) => links.length > 0);
  return (
    <div className="gap-x-8 @min-[640px]:columns-2 @min-[1040px]:columns-3">
      {groups.map((group) => (
        <SettingsGroup key={group.title} {...group} />
      ))}
    </div>
  );
};
