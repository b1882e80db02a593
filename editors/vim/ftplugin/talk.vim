" A conversation, from its ## to the next one, is a fold.
if exists('b:did_ftplugin') | finish | endif
let b:did_ftplugin = 1
setlocal foldmethod=syntax foldlevel=99 commentstring=#\ %s textwidth=0
let b:undo_ftplugin = 'setlocal foldmethod< foldlevel< commentstring< textwidth<'
