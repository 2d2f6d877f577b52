import sys,glob
from setuptools import setup
from mypyc.build import mypycify
files=[f for f in glob.glob('citadels/engine/**/*.py',recursive=True) if not f.endswith('typed.py') and not f.endswith('__init__.py')]
exts=mypycify(['--ignore-missing-imports','--explicit-package-bases',*files],opt_level='3')
for e in exts: e.extra_compile_args.append('-fno-semantic-interposition')
setup(name='x',ext_modules=exts,packages=[])
