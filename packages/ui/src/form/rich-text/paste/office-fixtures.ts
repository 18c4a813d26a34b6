/** Clipboard HTML of Word, shortened, with its styles, elements and comments. */
export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml>
<style><!-- @font-face {font-family:Wingdings;} p.MsoNormal {mso-style-parent:"";margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head><body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1><a name="_Toc1"></a>Welcome<span style='mso-spacerun:yes'>  </span>offer<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><span lang=EN-US style='font-size:11.0pt;font-family:"Calibri",sans-serif;mso-ansi-language:EN-US'>Open to <b style='mso-bidi-font-weight:normal'>new players</b> who read the
<a href="https://example.com/terms"><span style='color:#0563C1;text-decoration:underline'>terms</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>One per household<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>and per address<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Wagered <i>thirty</i> times<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Sign in<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Deposit<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt'><p class=MsoNormal><b>Level<o:p></o:p></b></p></td><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><b>Spins<o:p></o:p></b></p></td></tr>
 <tr style='mso-yfti-irow:1'><td colspan=2 width=301><p class=MsoNormal>Gold: 50<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_1" type="#_x0000_t75"><v:imagedata src="file:///C:/Users/ann/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=96 height=96 src="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_1"><![endif]>Play for fun.<o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** The cleaned rich text. */
export const FROM_WORD =
  "<h1>Welcome offer</h1>" +
  `<p>Open to <strong>new players</strong> who read the <a href="https://example.com/terms">terms</a>.</p>` +
  "<ul><li><p>One per household</p><ul><li><p>and per address</p></li></ul></li><li><p>Wagered <em>thirty</em> times</p></li></ul>" +
  `<ol start="3"><li><p>Sign in</p></li><li><p>Deposit</p></li></ol>` +
  "<table><tbody><tr><td><p><strong>Level</strong></p></td><td><p><strong>Spins</strong></p></td></tr>" +
  `<tr><td colspan="2"><p>Gold: 50</p></td></tr></tbody></table><p>Play for fun.</p>`;

const DOCS_SPAN = `style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;"`;
const bold = DOCS_SPAN.replace("font-weight:400", "font-weight:700");
const slanted = DOCS_SPAN.replace("font-style:normal", "font-style:italic");
const underlined = DOCS_SPAN.replace("text-decoration:none", "text-decoration:underline");
const DOCS_P = `dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"`;
const docsItem = (text: string, level = 1) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;white-space:pre;" aria-level="${level}"><p ${DOCS_P} role="presentation"><span ${DOCS_SPAN}>${text}</span></p></li>`;

/** Clipboard HTML of Google Docs: all in a `b` that is not bold, marks as styles, breaks between paragraphs. */
export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7c0d9f0a-7fff-2d41-9d3b-0c8a1b2c3d4e"><h2 ${DOCS_P}><span ${DOCS_SPAN}>Welcome offer</span></h2><p ${DOCS_P}><span ${DOCS_SPAN}>Open to </span><span ${bold}>new players</span><span ${DOCS_SPAN}> who read the </span><a href="https://example.com/terms" style="text-decoration:none;"><span ${underlined}>terms</span></a><span ${DOCS_SPAN}>, </span><span ${slanted}>once</span><span ${DOCS_SPAN}>.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem("One per household")}<ul style="margin-top:0;">${docsItem("and per address", 2)}</ul>${docsItem("Wagered thirty times")}</ul><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;"><p ${DOCS_P}><span ${bold}>Level</span></p></td><td style="border:solid #000000 1pt;"><p ${DOCS_P}><span ${DOCS_SPAN}>Gold</span></p></td></tr></tbody></table></div><p ${DOCS_P}><span ${DOCS_SPAN}><span style="border:none;display:inline-block;overflow:hidden;width:96px;height:96px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe" width="96" height="96" style="margin-left:0px;margin-top:0px;" /></span></span><span ${DOCS_SPAN}>Play for fun.</span></p></b><br class="Apple-interchange-newline">`;

export const FROM_GOOGLE_DOCS =
  "<h2>Welcome offer</h2>" +
  `<p>Open to <strong>new players</strong> who read the <a href="https://example.com/terms">terms</a>, <em>once</em>.</p>` +
  "<ul><li><p>One per household</p><ul><li><p>and per address</p></li></ul></li><li><p>Wagered thirty times</p></li></ul>" +
  "<table><tbody><tr><td><p><strong>Level</strong></p></td><td><p>Gold</p></td></tr></tbody></table><p>Play for fun.</p>";
