import { useCreateBlogPost } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { useSession } from "#kit/session/session.ts";
import { EntryEditor } from "../editor/entry-editor.tsx";
import { entryWays } from "../editor/status-ways.ts";
import { useSiteField } from "../editor/use-site-field.ts";
import { PostSettings, PostTexts } from "./post.fields.tsx";
import { postInput, postSchema, postValues } from "./post.schema.ts";

/** `/cms/v2/blog/new`: opens the post's page after saving. */
const NewPost = () => {
  const site = useSiteField();
  const { nickname } = useSession();
  return (
    <EntryEditor
      noun="post"
      title="New blog post"
      status={<Badge>Not saved yet</Badge>}
      record={undefined}
      ways={entryWays("post", undefined)}
      schema={postSchema}
      values={postValues(undefined, site.first, nickname)}
      write={useCreateBlogPost()}
      input={(valid, to) => ({ body: { opId: valid.opId, ...postInput(valid, to) } })}
      list="/cms/v2/blog"
      shows={({ title = "", text = "" }, { coverImagePath }) => ({
        heading: title,
        html: text,
        imagePath: coverImagePath,
      })}
      settings={(now) => <PostSettings now={now} site={site.field} />}
      texts={(language, _texts, { opId }) => <PostTexts language={language} opId={opId} />}
    />
  );
};

export default NewPost;
