import { useFindMediaUses, type components } from "@backoffice/api-client";
import { Button, Skeleton } from "@backoffice/ui";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { Unread } from "#kit/form/unread.tsx";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";
import { addressOfUse, usedIn, wordsOfUse, type UsedIn } from "./media-use-words.ts";

type MediaItem = components["schemas"]["MediaItem"];

/** Uses of a file, requested each time so that recent changes count. */
export const useMediaUses = ({ _id, opId }: MediaItem) =>
  useFindMediaUses({ body: { mediaId: _id, opId } }, { staleTime: 0 });

const Place = ({ use, opId }: { use: UsedIn; opId: string }) => {
  const address = addressOfUse(use);
  const title = <bdi className="font-medium wrap-anywhere">{use.title}</bdi>;
  return (
    <li className="py-1">
      {address ? (
        <PageLink {...address} permission="view_cms">
          {title}
        </PageLink>
      ) : (
        title
      )}{" "}
      <span className="text-meta text-ink-muted">
        {wordsOfUse(use)}
        {use.opId !== opId && <>, {use.opId === CMS_DEFAULT ? "CMS DEFAULT" : <OperatorName opId={use.opId} />}</>}
      </span>
    </li>
  );
};

type MediaUsesProps = { item: MediaItem; query: ReturnType<typeof useMediaUses> };

/** Pages, posts, blocks and other uses of a file, each with a link. */
export const MediaUses = ({ item, query: { data, error, refetch } }: MediaUsesProps) => {
  if (error)
    return (
      <div className="flex flex-col items-start gap-2">
        <Unread what="uses of this file" error={error} />
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-3 w-40" />;
  const places = usedIn(data.items);
  if (places.length === 0)
    return <p className="text-ink-muted">No page, post, block, footer or branding uses this file.</p>;
  return (
    <ul aria-label="Used in" className="relative max-h-60 divide-y overflow-y-auto">
      {places.map((use) => (
        <Place key={`${use.kind}/${use.id}`} use={use} opId={item.opId} />
      ))}
    </ul>
  );
};
