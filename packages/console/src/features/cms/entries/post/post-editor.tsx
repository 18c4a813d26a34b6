import { showBlogPost, useUpdateBlogPost, type components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { EntryEditor } from "../editor/entry-editor.tsx";
import { EntryTitle } from "../editor/entry-title.tsx";
import { SavedWords } from "../editor/saved-words.tsx";
import { entryWays } from "../editor/status-ways.ts";
import { ENTRY_STATUS } from "../entry-words.ts";
import { titleOf } from "../title-of.ts";
import { PostSettings, PostTexts } from "./post.fields.tsx";
import { postInput, postSchema, postValues } from "./post.schema.ts";

/** A blog post, to be written on: `/cms/v2/blog/{id}`. */
export const PostEditor = ({ post }: { post: components["schemas"]["BlogPost"] }) => {
  const panels = usePanels();
  const session = useSession();
  const write = useUpdateBlogPost();
  const { id, status } = post;
  return (
    <EntryEditor
      noun="post"
      title={<EntryTitle title={titleOf(post).title} status={status} of={ENTRY_STATUS} />}
      description={<SavedWords {...post} />}
      record={post}
      again={showBlogPost.options({ body: { id } })}
      ways={entryWays("post", status)}
      schema={postSchema}
      values={postValues(post, post.opId, session.nickname)}
      write={write}
      input={(valid, to) => ({ body: { id, ...postInput(valid, to) } })}
      list="/cms/v2/blog"
      shows={({ title = "", text = "" }, { coverImagePath }) => ({
        heading: title,
        html: text,
        imagePath: coverImagePath,
      })}
      actions={
        <Button
          reason={lacking(session, write.operation.permission)}
          onClick={() => panels.open("delete-blog-post", { post })}
        >
          Delete…
        </Button>
      }
      onDeleteText={(language) => panels.open("delete-blog-post", { post, language })}
      settings={(now) => <PostSettings now={now} />}
      texts={(language) => <PostTexts language={language} />}
    />
  );
};
