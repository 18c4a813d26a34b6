import { showBlogPost, useUpdateBlogPost, type components } from "@backoffice/api-client";
import { Trash2 } from "lucide-react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { EntryEditor } from "../editor/entry-editor.tsx";
import { entryWays } from "../editor/status-ways.ts";
import { ENTRY_STATUS } from "#entities/content/kinds/entry-words.ts";
import { titleOf } from "#entities/content/kinds/title-of.ts";
import { PostSettings, PostTexts } from "./post.fields.tsx";
import { postInput, postSchema, postValues } from "./post.schema.ts";

/** Editor of a blog post: `/cms/v2/blog/{id}`. */
export const PostEditor = ({ post }: { post: components["schemas"]["BlogPost"] }) => {
  const panels = usePanels();
  const session = useSession();
  const write = useUpdateBlogPost();
  const { id, status } = post;
  return (
    <EntryEditor
      noun="post"
      title={titleOf(post).title}
      status={<StatusBadge status={status} of={ENTRY_STATUS} />}
      record={post}
      again={showBlogPost.options({ body: { id } })}
      ways={entryWays("post", status, post.hasUnpublishedChanges)}
      schema={postSchema}
      values={postValues(post, post.opId, session.nickname)}
      write={write}
      input={(valid, to, keeps) => ({
        body: { id, ...postInput(valid, to), ...(keeps && { keepPublished: true }) },
      })}
      list="/cms/v2/blog"
      shows={({ title = "", text = "" }, { coverImagePath }) => ({
        heading: title,
        html: text,
        imagePath: coverImagePath,
      })}
      published={
        post.published
          ? { copy: post.published, values: postValues({ ...post, ...post.published }, post.opId, session.nickname) }
          : undefined
      }
      more={[
        {
          label: "Delete",
          icon: Trash2,
          danger: true,
          reason: lacking(session, write.operation.permission),
          onClick: () => panels.open("delete-blog-post", { post }),
        },
      ]}
      onDeleteText={(language) => panels.open("delete-blog-post", { post, language })}
      settings={(now) => <PostSettings now={now} />}
      texts={(language, _texts, { opId }) => <PostTexts language={language} opId={opId} />}
    />
  );
};
